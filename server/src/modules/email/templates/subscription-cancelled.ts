import type { EmailTemplate } from '../render-email.ts';

type SubscriptionCancelled = { userName: string; planName: string; endsAt: Date };

export const subscriptionCancelledEmail: EmailTemplate<SubscriptionCancelled> = (
  { userName, planName, endsAt },
  { say, date, link, greet },
) => {
  const values = { plan: planName, date: date(endsAt) };
  return {
    subject: say('subscriptionCancelled.subject', values),
    greeting: greet(userName),
    paragraphs: [say('subscriptionCancelled.text', values), say('subscriptionCancelled.resume', values)],
    action: { label: say('openSubscription'), url: link('ownSubscription') },
  };
};
