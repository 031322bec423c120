import { createHash, type KeyObject } from 'node:crypto';

/** A public Ed25519 key as the Multikey format writes it: two bytes that say what it is, then the key. */
export function multikeyOf(publicKey: KeyObject): string {
  return `z${encodeBase58(Buffer.concat([ed25519Prefix, rawKeyOf(publicKey)]))}`;
}

/** The same key has the same id everywhere; hexadecimal, since file systems may not tell `A` from `a`. */
export function keyIdOf(publicKey: KeyObject): string {
  return createHash('sha256').update(rawKeyOf(publicKey)).digest('hex').slice(0, 32);
}

/** Base58 in the alphabet of Bitcoin, which multibase marks with a `z`. */
export function encodeBase58(bytes: Uint8Array): string {
  const zeros = bytes.findIndex((byte) => byte !== 0);
  if (zeros < 0) return '1'.repeat(bytes.length);
  let rest = BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  let digits = '';
  while (rest > 0n) {
    digits = `${alphabet[Number(rest % 58n)]}${digits}`;
    rest /= 58n;
  }
  return '1'.repeat(zeros) + digits;
}

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const ed25519Prefix = Buffer.from([0xed, 0x01]);

function rawKeyOf(publicKey: KeyObject): Buffer {
  return Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
}
