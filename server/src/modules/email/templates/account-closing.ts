import type { EmailTemplate } from '../render-email.ts';

type AccountClosing = { userName: string; dueAt: Date; token: string };

export const accountClosingEmail: EmailTemplate<AccountClosing> = (
  { userName, dueAt, token },
  { say, link, date, greet },
) => ({
  subject: say('accountClosing.subject', { date: date(dueAt) }),
  greeting: greet(userName),
  paragraphs: [say('accountClosing.text', { date: date(dueAt) }), say('accountClosing.change')],
  action: { label: say('accountClosing.action'), url: link('keepAccount', { token }) },
  notes: [say('accountClosing.note')],
});
