import type { EmailTemplate } from '../render-email.ts';

/** For whoever has lost the welcome that held the first link. */
export const verifyEmailEmail: EmailTemplate<{ userName: string; token: string }> = (
  { userName, token },
  { say, link, greet },
) => ({
  subject: say('verifyEmail.subject'),
  greeting: greet(userName),
  paragraphs: [say('verifyEmail.text')],
  action: { label: say('verifyEmail.action'), url: link('home', { verify: token }) },
  notes: [say('verifyEmail.notYou')],
});
