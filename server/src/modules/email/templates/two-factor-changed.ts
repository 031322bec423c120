import type { EmailTemplate } from '../render-email.ts';

export const twoFactorChangedEmail: EmailTemplate<{ userName: string; isOn: boolean }> = (
  { userName, isOn },
  { say, link },
) => ({
  subject: say(isOn ? 'twoFactorOn.subject' : 'twoFactorOff.subject'),
  greeting: say('greeting', { userName }),
  paragraphs: [say(isOn ? 'twoFactorOn.text' : 'twoFactorOff.text'), say('twoFactorNotYou')],
  action: { label: say('newPassword'), url: link('forgottenPassword') },
});
