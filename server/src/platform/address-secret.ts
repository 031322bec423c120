import { createHash, randomBytes } from 'node:crypto';

/**
 * A secret that is a part of an address, because whoever asks for it there can send nothing else. It begins with a mark, by
 * which everything that writes addresses down knows what to leave out.
 */
const mark = 'navor-secret-';
const marked = new RegExp(`${mark}[\\w-]+`, 'g');

export function createAddressSecret(): string {
  return `${mark}${randomBytes(32).toString('base64url')}`;
}

/** What is kept of it. */
export function hashAddressSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function withoutAddressSecrets(text: string): string {
  return text.replace(marked, `${mark}…`);
}
