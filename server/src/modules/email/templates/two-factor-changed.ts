import type { EmailTemplate } from '../render-email.ts';

export const twoFactorChangedEmail: EmailTemplate<{ userName: string; isOn: boolean }> = (
  { userName, isOn },
  { say, link, greet },
) => ({
  subject: say(isOn ? 'twoFactorOn.subject' : 'twoFactorOff.subject'),
  greeting: greet(userName),
  paragraphs: [say(isOn ? 'twoFactorOn.text' : 'twoFactorOff.text'), say('twoFactorNotYou')],
  action: { label: say('newPassword'), url: link('forgottenPassword') },
});
