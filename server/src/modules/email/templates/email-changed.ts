import type { EmailTemplate } from '../render-email.ts';

/** Goes to the old address: whoever reads there must learn that the account has left it. */
export const emailChangedEmail: EmailTemplate<{ userName: string }> = ({ userName }, { say, greet }) => ({
  subject: say('emailChanged.subject'),
  greeting: greet(userName),
  paragraphs: [say('emailChanged.text'), say('emailChanged.notYou')],
});
