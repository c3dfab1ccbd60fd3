gather-words = olive métier amphore dauphin laurier port fil lyre rame figue chouette miel ancre cèdre hirondelle sel
