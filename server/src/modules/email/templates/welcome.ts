import type { EmailTemplate } from '../render-email.ts';

export const welcomeEmail: EmailTemplate<{ userName: string }> = ({ userName }, { say, link }) => ({
  subject: say('welcome.subject'),
  greeting: say('greeting', { userName }),
  paragraphs: [say('welcome.text')],
  action: { label: say('welcome.action'), url: link('dashboard') },
});
