gather-words = olijf weefgetouw amfoor dolfijn laurier haven draad lier roeiriem vijg uil honing anker ceder zwaluw zout
