## Being forgotten
erase = Delete my account
erase-title = Delete your account?
erase-more = Your address, your name and your settings are erased, and every link and sign-in of yours stops working. Finished games stay for the others, with an alias in place of your name. This cannot be undone.
erase-playing = Others are still waiting for you: please finish or leave your open tables first. Nothing was deleted.
erase-stay = Keep my account
erase-commit = Delete for good
