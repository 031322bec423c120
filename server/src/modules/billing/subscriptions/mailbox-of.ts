/** Providers that deliver to one mailbox whatever dots its name is written with. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox behind an address: `ana+2@example.com` reaches the same person as `ana@example.com`. */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@');
  const [box = ''] = name.split('+');
  return dotless.has(host) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${host}`;
}
