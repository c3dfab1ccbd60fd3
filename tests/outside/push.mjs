// A browser's side of Web Push, with no code of ours: makes the keys that a browser gives away, and opens what is pushed to it.
// Messages are opened by http_ece, the library of one of the authors of RFC 8188 and 8291; signatures are checked by OpenSSL.
import { createECDH, createPublicKey, randomBytes, verify } from "node:crypto";
import { readFileSync } from "node:fs";
import ece from "../browser/node_modules/http_ece/ece.js";

const base64 = (bytes) => bytes.toString("base64url");
const unbase64 = (text) => Buffer.from(text, "base64url");

const keys = () => {
  const own = createECDH("prime256v1");
  own.generateKeys();
  return { private: base64(own.getPrivateKey()), p256dh: base64(own.getPublicKey()), auth: base64(randomBytes(16)) };
};

const open = ({ keys, body, authorization }) => {
  const own = createECDH("prime256v1");
  own.setPrivateKey(unbase64(keys.private));
  const plain = ece.decrypt(Buffer.from(body, "hex"), { version: "aes128gcm", privateKey: own, authSecret: keys.auth });
  const [, token, k] = authorization.match(/^vapid t=([\w.-]+), k=([\w-]+)$/);
  const [header, claims, signature] = token.split(".");
  const point = unbase64(k);
  const jwk = { kty: "EC", crv: "P-256", x: base64(point.subarray(1, 33)), y: base64(point.subarray(33)) };
  const key = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" };
  return {
    said: JSON.parse(plain),
    header: JSON.parse(unbase64(header)),
    claims: JSON.parse(unbase64(claims)),
    key: k,
    signed: verify("sha256", Buffer.from(`${header}.${claims}`), key, unbase64(signature)),
  };
};

console.log(JSON.stringify(process.argv[2] === "keys" ? keys() : open(JSON.parse(readFileSync(0, "utf8")))));
