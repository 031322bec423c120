import type { EmailTemplate } from '../render-email.ts';

export const passwordChangedEmail: EmailTemplate<{ userName: string }> = ({ userName }, { say, link, greet }) => ({
  subject: say('passwordChanged.subject'),
  greeting: greet(userName),
  paragraphs: [say('passwordChanged.text'), say('passwordChanged.notYou')],
  action: { label: say('newPassword'), url: link('forgottenPassword') },
});
