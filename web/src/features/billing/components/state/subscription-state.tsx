import type { OwnSubscription } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { useStateSentences } from './use-state-sentences.ts';

/** How a subscription stands, in sentences with dates and prices. */
export function SubscriptionState({ subscription }: { subscription: OwnSubscription }) {
  const sentences = useStateSentences(subscription);
  if (subscription.status === 'past_due') {
    const [title, ...rest] = sentences;
    return (
      <Alert tone="danger" title={title}>
        {rest.join(' ')}
      </Alert>
    );
  }
  return sentences.map((sentence) => <p key={sentence}>{sentence}</p>);
}
