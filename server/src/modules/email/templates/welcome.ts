import type { EmailTemplate } from '../render-email.ts';

type Welcome = {
  userName: string;
  /** Shows that the address is its reader's; none where that is known. */
  token: string | undefined;
};

export const welcomeEmail: EmailTemplate<Welcome> = ({ userName, token }, { say, link, greet }) => ({
  subject: say('welcome.subject'),
  greeting: greet(userName),
  paragraphs: [say('welcome.text'), ...(token ? [say('welcome.verify')] : [])],
  action: token
    ? { label: say('verifyEmail.action'), url: link('home', { verify: token }) }
    : { label: say('welcome.action'), url: link('dashboard') },
  notes: token ? [say('verifyEmail.notYou')] : [],
});
