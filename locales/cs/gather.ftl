gather-words = oliva stav amfora delfín vavřín přístav nit lyra veslo fík sova med kotva cedr vlaštovka sůl
