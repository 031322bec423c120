import type { BillingOverview } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation, useSearchParams } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { useFormatter } from '#platform/use-formatter.ts';
import { useAnswerTexts, useLastAnswer } from '#screen/forms/use-form-texts.ts';
import type { BillingAnswer, BillingIntent } from './billing-intents.ts';

type OutcomeProps = { overview: BillingOverview; answer: BillingAnswer | undefined };

/**
 * What came of the last action concerning the subscription. It stands at one place for all of them: the button that was
 * pressed is often gone afterwards, together with the focus, which comes here.
 */
export function Outcome({ overview, answer }: OutcomeProps) {
  const latest = useLastAnswer(answer?.intent === 'save-details' ? undefined : answer);
  const { formError } = useAnswerTexts(latest?.kind === 'refused' ? latest.refusal : undefined);
  const done = useDoneText(overview, latest);
  const place = useCall(latest);
  return (
    <div ref={place} tabIndex={-1} className="outline-none empty:hidden">
      {done && <Alert tone="ok">{done}</Alert>}
      {!done && formError && <Alert tone="danger">{formError}</Alert>}
    </div>
  );
}

/** Each answer calls for attention once: when the screen shows what it led to, and no dialog holds the focus any more. */
function useCall(latest: BillingAnswer | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const heard = useRef<BillingAnswer>(undefined);
  const isSettled = useNavigation().state === 'idle';
  const { checkSubscription } = useAuth();
  useEffect(() => {
    if (!latest || !isSettled || heard.current === latest) return;
    heard.current = latest;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
    void checkSubscription();
  }, [latest, isSettled, checkSubscription]);
  return place;
}

function useDoneText(overview: BillingOverview, latest: BillingAnswer | undefined): string | undefined {
  const { t } = useTranslation('billing-settings');
  const format = useFormatter();
  const [query] = useSearchParams();
  const {
    subscription,
    actions: { refund },
  } = overview;
  switch (latest ? doneIntent(latest, overview) : query.get('done')) {
    case 'cancel': {
      if (subscription?.status !== 'cancelled') return subscription ? undefined : t('outcome.ended');
      return t('outcome.cancelled', { date: format.date(subscription.period_ends_at) });
    }
    case 'resume':
      return subscription && subscription.status !== 'cancelled' ? t('outcome.resumed') : undefined;
    case 'drop-lowering':
      return subscription && !subscription.next_plan_id ? t('outcome.loweringDropped') : undefined;
    case 'refund':
      return refund.kind === 'taken' ? t('outcome.refunded', { amount: format.money(refund.cents) }) : undefined;
    default:
      return undefined;
  }
}

/** Whoever asks for their money twice is refused the second time, but has it: that is what they want to hear. */
function doneIntent(latest: BillingAnswer, { actions: { refund } }: BillingOverview): BillingIntent | undefined {
  return latest.kind === 'done' || (latest.intent === 'refund' && refund.kind === 'taken') ? latest.intent : undefined;
}
