## Les lettres, et ceux qui n’en reçoivent pas
post-off-table = Vous ne recevez pas de lettres sur cette table, parce que vous n’en vouliez pas. Votre horloge part alors dès qu’on vous interroge.
post-off-all = Vous ne recevez aucune lettre de notre part, parce que vous n’en vouliez pas. Vos horloges partent alors dès qu’on vous interroge.
post-off-refused = Votre serveur de courrier a refusé nos lettres, nous avons donc cessé de vous écrire. Vos horloges partent alors dès qu’on vous interroge.
post-again = Écrivez-moi de nouveau
