## Dopisy a kdo žádné nedostává
post-off-table = O tomto stole vám dopisy nechodí, protože jste je nechtěli. Vaše hodiny se pak rozběhnou, jakmile jste na řadě s odpovědí.
post-off-all = Nechodí vám od nás vůbec žádné dopisy, protože jste je nechtěli. Vaše hodiny se pak rozběhnou, jakmile jste na řadě s odpovědí.
post-off-refused = Váš poštovní server naše dopisy odmítl, a tak vám už nepíšeme. Vaše hodiny se pak rozběhnou, jakmile jste na řadě s odpovědí.
post-again = Pište mi zase
