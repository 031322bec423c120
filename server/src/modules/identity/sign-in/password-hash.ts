import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verifyPassword as verifyScrypt } from 'better-auth/crypto';

/** What OWASP asks of Argon2id at the least: 19 MiB of memory and two passes, on one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const algorithm = 'argon2id';
const hashPrefix = `$${algorithm}$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;

/** A password as it is kept, in the form that other programs write Argon2 hashes in as well. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${hashPrefix}${encoded(salt)}$${encoded(await digest(password, salt))}`;
}

export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  if (isOutdatedHash(hash)) return verifyScrypt({ hash, password });
  const [salt = '', expected = ''] = hash.slice(hashPrefix.length).split('$');
  const given = await digest(password, Buffer.from(salt, 'base64'));
  return timingSafeEqual(given, Buffer.from(expected, 'base64'));
}

/** From before Argon2, by scrypt: as good as ever to sign in with, and replaced on that occasion. */
export function isOutdatedHash(hash: string): boolean {
  return !hash.startsWith(hashPrefix);
}

/** Whether two that were typed open the same account. */
export function isSamePassword(one: string, other: string): boolean {
  return inOneForm(one) === inOneForm(other);
}

/** The same letters typed on two machines may come in two forms. */
function inOneForm(password: string): string {
  return password.normalize('NFKC');
}

function digest(password: string, nonce: Buffer): Promise<Buffer> {
  const message = Buffer.from(inOneForm(password));
  return promisify(argon2)(algorithm, { message, nonce, tagLength: 32, ...cost });
}

/** Base64 without its padding, as the form wants it. */
function encoded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
