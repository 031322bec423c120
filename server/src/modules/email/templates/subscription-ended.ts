import type { EndReason } from '@navor/contract';
import type { EmailTemplate } from '../render-email.ts';

/** One that was replaced goes on as another, and says nothing. */
export type ToldEndReason = Exclude<EndReason, 'replaced'>;

export const subscriptionEndedEmail: EmailTemplate<{ userName: string; reason: ToldEndReason }> = (
  { userName, reason },
  { say, link, greet },
) => ({
  subject: say('subscriptionEnded.subject'),
  greeting: greet(userName),
  paragraphs: [say(`subscriptionEnded.${reason}`), say('subscriptionEnded.kept')],
  action: { label: say('subscriptionEnded.action'), url: link('plans') },
});
