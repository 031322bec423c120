import type { EmailTemplate } from '../render-email.ts';

export const passwordChangedEmail: EmailTemplate<{ userName: string }> = ({ userName }, { say, link }) => ({
  subject: say('passwordChanged.subject'),
  greeting: say('greeting', { userName }),
  paragraphs: [say('passwordChanged.text'), say('passwordChanged.notYou')],
  action: { label: say('newPassword'), url: link('forgottenPassword') },
});
