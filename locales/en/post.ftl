## Letters, and those who get none
post-off-table = You get no letters about this table, because you wanted none. Then your clock begins as soon as you are asked.
post-off-all = You get no letters from us at all, because you wanted none. Then your clocks begin as soon as you are asked.
post-off-refused = Your mail server refused our letters, so we stopped writing to you. Then your clocks begin as soon as you are asked.
post-again = Write to me again
