import { randomBytes } from 'node:crypto';

/** Crockford's Base32: no letter in it can be taken for a digit. */
const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const prefix = 'NV';
const length = 16;

/** As certificates print it. Its 80 bits are what keeps others from finding certificates that nobody showed them. */
export function makeSerial(): string {
  const bits = BigInt(`0x${randomBytes(10).toString('hex')}`);
  const text = Array.from({ length }, (_, index) => symbols[Number((bits >> BigInt(5 * index)) & 31n)]).join('');
  return asPrinted(text);
}

/** The number that somebody has typed off a certificate, as it is printed there; undefined where it can be none. */
export function readSerial(typed: string): string | undefined {
  const text = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  // Its two letters are symbols as well, so only the length tells whether they were typed.
  const number = text.length === prefix.length + length && text.startsWith(prefix) ? text.slice(prefix.length) : text;
  if (number.length !== length || [...number].some((symbol) => !symbols.includes(symbol))) return undefined;
  return asPrinted(number);
}

function asPrinted(number: string): string {
  return [prefix, ...(number.match(/.{4}/g) ?? [])].join('-');
}
