import { z } from 'zod';

/** Where people meet: a link that opens in a browser, encrypted, and that names nobody's password. */
export const meetingUrl = z
  .string()
  .trim()
  .max(500)
  .refine(isHttpsUrl, { params: { problem: 'not_https' } });

function isHttpsUrl(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.hostname.includes('.') && url.username === '' && url.password === '';
}
