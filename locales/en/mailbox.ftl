## The demo's mailbox
mailbox-title = Mailbox
mailbox-lead = In a real installation these letters would have been sent by email. This is a demo: they lie here instead, and everyone who can open this page can read all of them.
mailbox-empty = Nothing has been written yet. Play at a table or open one, and the letters that follow from it will lie here.
mailbox-count = { $count ->
    [one] One letter
   *[other] { $count } letters
}
mailbox-to = To { $address }
mailbox-to-preview = An example of every letter, in every language
mailbox-to-sentences = Every sentence of the pages, for translators
mailbox-back = All letters
mailbox-label-from = From
mailbox-label-to = To
mailbox-label-attached = Attached
mailbox-frame = The letter as a mail program shows it
mailbox-text = The same as plain text
mailbox-headers = All headers
mailbox-original = Download the original (.eml)
mailbox-preview-title = Every letter, in every language
mailbox-preview-lead = These are examples from a game that nobody plays. Their links open nothing.
mailbox-preview-back = All examples
mailbox-sentences-title = Every sentence, in every language
mailbox-sentences-lead = For translators: what stands in each file of locales/, with examples in place of its arguments and one line for each branch.
mailbox-sentences-count = { $count ->
    [one] 1 sentence
   *[other] { $count } sentences
}
mailbox-sentences-back = All files
