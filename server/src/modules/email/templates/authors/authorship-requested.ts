import type { EmailTemplate } from '../../render-email.ts';

/** To those who decide on requests. */
export const authorshipRequestedEmail: EmailTemplate<{ userName: string; requester: { name: string } }> = (
  { userName, requester },
  { say, greet, nameOf, link },
) => ({
  subject: say('authors.requested.subject'),
  greeting: greet(userName),
  paragraphs: [say('authors.requested.text', { name: nameOf(requester, 'authors.somebody') })],
  action: { label: say('authors.requested.action'), url: link('authorRequests') },
});
