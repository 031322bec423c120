import type { EmailTemplate } from '../render-email.ts';

export const passwordResetEmail: EmailTemplate<{ userName: string; resetLink: string }> = (
  { userName, resetLink },
  { say },
) => ({
  subject: say('passwordReset.subject'),
  greeting: say('greeting', { userName }),
  paragraphs: [say('passwordReset.text')],
  action: { label: say('passwordReset.action'), url: resetLink },
  notes: [say('passwordReset.note')],
});
