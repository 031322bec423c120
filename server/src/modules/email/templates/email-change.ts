import type { EmailTemplate } from '../render-email.ts';

/** Goes to the new address, which counts only once its owner has followed the link. */
export const emailChangeEmail: EmailTemplate<{ userName: string; token: string }> = (
  { userName, token },
  { say, link, greet },
) => ({
  subject: say('emailChange.subject'),
  greeting: greet(userName),
  paragraphs: [say('emailChange.text')],
  action: { label: say('emailChange.action'), url: link('confirmEmail', { token }) },
  notes: [say('emailChange.note')],
});
