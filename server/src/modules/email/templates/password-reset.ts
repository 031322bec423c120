import type { EmailTemplate } from '../render-email.ts';

export const passwordResetEmail: EmailTemplate<{ userName: string; resetLink: string }> = (
  { userName, resetLink },
  { say, greet },
) => ({
  subject: say('passwordReset.subject'),
  greeting: greet(userName),
  paragraphs: [say('passwordReset.text')],
  action: { label: say('passwordReset.action'), url: resetLink },
  notes: [say('passwordReset.note')],
});
