import type { BillingOverview, Invoice } from '@navor/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation, useSearchParams } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { useAnswerTexts, useLastAnswer } from '#platform/use-form-texts.ts';
import { useFormatter } from '#platform/use-formatter.ts';
import { Alert } from '#ui/alert.tsx';
import type { BillingAnswer, BillingIntent } from './billing-intents.ts';

type OutcomeProps = { overview: BillingOverview; invoices: Invoice[]; answer: BillingAnswer | undefined };

/**
 * What came of the last wish concerning the subscription. It stands at one place for all of them: the button that was
 * pressed is often gone afterwards, together with the focus, which comes here.
 */
export function Outcome({ overview, invoices, answer }: OutcomeProps) {
  const latest = useLastAnswer(answer?.intent === 'save-details' ? undefined : answer);
  const { formError } = useAnswerTexts(latest?.kind === 'refused' ? latest.refusal : undefined);
  const done = useDoneText({ overview, invoices, latest });
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

type Known = { overview: BillingOverview; invoices: Invoice[]; latest: BillingAnswer | undefined };

function useDoneText({ overview, invoices, latest }: Known): string | undefined {
  const { t } = useTranslation('billing-settings');
  const format = useFormatter();
  const [query] = useSearchParams();
  const { subscription } = overview;
  switch (latest ? doneIntent(latest, overview) : query.get('done')) {
    case 'cancel': {
      if (subscription?.status !== 'cancelled') return subscription ? undefined : t('outcome.ended');
      const { period_ends_at } = subscription;
      return period_ends_at ? t('outcome.cancelled', { date: format.date(period_ends_at) }) : undefined;
    }
    case 'resume':
      return subscription && subscription.status !== 'cancelled' ? t('outcome.resumed') : undefined;
    case 'drop-lowering':
      return subscription && !subscription.next_plan_id ? t('outcome.loweringDropped') : undefined;
    case 'refund': {
      const isFresh = latest?.intent === 'refund' && latest.kind === 'done';
      const cents = isFresh ? latest.result.cents : lastRefund(invoices);
      return cents ? t('outcome.refunded', { amount: format.money(cents) }) : undefined;
    }
    default:
      return undefined;
  }
}

/** Whoever asks for their money twice is refused the second time, but has it: that is what they want to hear. */
function doneIntent(latest: BillingAnswer, { actions: { refund } }: BillingOverview): BillingIntent | undefined {
  const isTaken = refund.kind === 'impossible' && refund.reason === 'taken';
  return latest.kind === 'done' || (latest.intent === 'refund' && isTaken) ? latest.intent : undefined;
}

function lastRefund(invoices: Invoice[]): number | undefined {
  const note = invoices.find(({ kind }) => kind === 'credit_note');
  return note && Math.abs(note.cents);
}
