// Checks an archive in the reader's own browser, with nothing but SHA-256: seal, deal key, and every entry of the log.
"use strict";
(() => {
  const box = document.getElementById("check-box");
  // Only where the browser lends its SHA-256: https, this computer, a file.
  if (!box || !globalThis.crypto || !crypto.subtle) return;

  const hex = bytes => Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join("");
  const unhex = text => Uint8Array.from(text.match(/../g), pair => parseInt(pair, 16));
  const text = words => new TextEncoder().encode(words);
  const join = parts => {
    const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  };
  const sha256 = async (...parts) => new Uint8Array(await crypto.subtle.digest("SHA-256", join(parts)));

  // The first thing that is wrong; nothing if all is right.
  const fault = async archive => {
    const zero = new Uint8Array(1);
    const seed = unhex(archive.seed);
    if (hex(await sha256(seed)) !== archive.seal) return "seal";
    const words = archive.participants.filter(one => one.word !== undefined).flatMap(one => [zero, text(one.word)]);
    const key = await sha256(text("penelope/1"), zero, text(archive.table), zero, seed, ...words);
    if (hex(key) !== archive.deal_key) return "deal_key";
    const hmac = await crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    let hash = unhex(archive.seal);
    for (const entry of archive.entries) {
      const blind = new Uint8Array(await crypto.subtle.sign("HMAC", hmac, text(String(entry.number))));
      const commitment = hex(await sha256(blind, text(`${entry.how} ${entry.exact} ${entry.written}`)));
      const line = `${entry.number} ${entry.seat ?? "service"} ${entry.time} ${commitment} ${entry.public}`;
      hash = await sha256(hash, text(line));
      if (commitment !== entry.commitment || hex(hash) !== entry.hash) return String(entry.number);
    }
    return null;
  };

  const read = async () => {
    const own = document.getElementById("archive");
    return own ? JSON.parse(own.textContent) : (await fetch(box.dataset.archive)).json();
  };
  document.getElementById("check").addEventListener("click", async () => {
    const wrong = await read().then(fault).catch(String);
    document.getElementById("checked").value = wrong ? `${box.dataset.wrong} ${wrong}` : box.dataset.right;
  });
  box.hidden = false;
})();
