import type { EmailTemplate } from '../render-email.ts';

/** The sign-up form tells nobody that an address is taken; its owner is told here. */
export const signUpAttemptEmail: EmailTemplate<{ userName: string }> = ({ userName }, { say, link, greet }) => ({
  subject: say('signUpAttempt.subject'),
  greeting: greet(userName),
  paragraphs: [say('signUpAttempt.text'), say('signUpAttempt.forgotten', { link: link('forgottenPassword') })],
  action: { label: say('signUpAttempt.action'), url: link('signIn') },
  notes: [say('signUpAttempt.note')],
});
