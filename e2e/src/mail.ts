import { expect, type Page } from '@playwright/test';

type Mail = { subject: string; text: string };

/** The newest message to an address, once there is one with this subject: mail is sent after the answer. */
export async function mailTo(page: Page, address: string, subject: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const response = await page.request.get('/api/dev/mail', { params: { to: address } });
        const mails: Mail[] = await response.json();
        found = mails.find((mail) => mail.subject === subject);
        return found?.subject;
      },
      { message: `a message to ${address}`, timeout: 30_000 },
    )
    .toBe(subject);
  if (!found) throw new Error(`no message "${subject}" to ${address}`);
  return found;
}

/** Where a message leads, as a path of this server. */
export function linkIn({ text }: Mail, path: string): string {
  const found = [...text.matchAll(/https?:\/\/\S+/g)]
    .map(([link]) => new URL(link))
    .find((url) => url.pathname === path);
  if (!found) throw new Error(`no link to ${path} in: ${text}`);
  return `${found.pathname}${found.search}`;
}
