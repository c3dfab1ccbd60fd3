erase = Smazat můj účet
erase-title = Smazat váš účet?
erase-more = Vaše adresa, jméno a nastavení se vymažou a všechny vaše odkazy a přihlášení přestanou platit. Dohrané hry ostatním zůstanou, s přezdívkou místo vašeho jména. Nelze to vrátit.
erase-playing = Ostatní na vás ještě čekají: nejprve prosím dohrajte nebo opusťte své otevřené stoly. Nic nebylo smazáno.
erase-stay = Ponechat účet
erase-commit = Nenávratně smazat
