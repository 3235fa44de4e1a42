import { type BinaryLike, createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto";
import type { Identity, Recipient, Stanza } from "age-encryption";

/** Logarithm of scrypt's rounds: 2^17 rounds of 1 kB (OWASP) take 128 MB for half a second, in Node's thread pool. */
const defaultWorkFactor = 17;
const maxWorkFactor = 20;
const blockSize = 8;

/**
 * Encrypts to a passphrase, like `age --passphrase`. The library's own recipient derives the key in JavaScript, which
 * blocks the event loop.
 * @param workFactor logarithm of scrypt's rounds, for a passphrase that a person chose
 */
export function recipientFor(
  passphrase: string,
  StanzaOf: typeof Stanza,
  workFactor: number = defaultWorkFactor,
): Recipient {
  return {
    async wrapFileKey(fileKey) {
      const salt = randomBytes(16);
      const cipher = createCipheriv("chacha20-poly1305", await deriveKey(passphrase, salt, workFactor), nonce, tag);
      const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
      const text = salt.toString("base64").replaceAll("=", "");
      return [new StanzaOf(["scrypt", text, String(workFactor)], body)];
    },
  };
}

/**
 * Decrypts with a passphrase.
 * @param onFound called if the passphrase is right
 */
export function identityFor(passphrase: string, onFound: () => void = () => {}): Identity {
  return {
    async unwrapFileKey([stanza]) {
      const [kind, salt = "", factor = ""] = stanza?.args ?? [];
      if (stanza === undefined || kind !== "scrypt" || !/^[1-9]\d?$/.test(factor)) return null;
      if (Number(factor) > maxWorkFactor || stanza.body.length !== fileKeyBytes + tag.authTagLength) return null;
      const key = await deriveKey(passphrase, Buffer.from(salt, "base64"), Number(factor));
      const decipher = createDecipheriv("chacha20-poly1305", key, nonce, tag);
      decipher.setAuthTag(stanza.body.subarray(fileKeyBytes));
      try {
        const fileKey = Buffer.concat([decipher.update(stanza.body.subarray(0, fileKeyBytes)), decipher.final()]);
        onFound();
        return fileKey;
      } catch {
        return null;
      }
    },
  };
}

const fileKeyBytes = 16;
/** A zero nonce is safe, as each key encrypts only once. */
const nonce = Buffer.alloc(12);
const tag = { authTagLength: 16 };

function deriveKey(passphrase: BinaryLike, salt: Buffer, factor: number): Promise<Buffer> {
  const cost = 2 ** factor;
  const labelled = Buffer.concat([Buffer.from("age-encryption.org/v1/scrypt"), salt]);
  // Includes scrypt's working memory, which matters at low cost.
  const maxmem = 2 * 128 * cost * blockSize + 2 ** 16;
  return new Promise((resolve, reject) => {
    scrypt(passphrase, labelled, 32, { N: cost, r: blockSize, p: 1, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
