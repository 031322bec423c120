import type { EndReason, GrantablePlanId, SubscriptionChange } from '@navor/contract';
import { grantablePlans } from '@navor/contract/choices';
import { Card } from '@navor/ui/card.tsx';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';

type Step = {
  id: string;
  change: SubscriptionChange;
  plan_id: GrantablePlanId;
  is_granted: boolean;
  reason: EndReason | null;
  at: Date;
};

export function HistorySection({ history }: { history: Step[] }) {
  const { t } = useTranslation('billing-settings');
  const format = useFormatter();
  const word = useStepWords();
  return (
    <Card>
      <details className="group">
        <summary className="flex min-h-11 list-none items-center gap-2 rounded-md p-4 hover:bg-action-soft group-open:rounded-b-none md:px-6 [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-90" />
          <h2 className="font-semibold">{t('history.title')}</h2>
        </summary>
        {history.length === 0 && <p className="p-4 pt-2 text-muted text-sm md:px-6">{t('history.empty')}</p>}
        <ol className="grid gap-3 p-4 pt-2 text-sm empty:hidden md:px-6 md:pb-6">
          {history.map((step) => (
            <li key={step.id} className="flex flex-wrap gap-x-4">
              <time dateTime={step.at.toISOString()} className="tabular w-44 shrink-0 text-muted">
                {format.dateTime(step.at)}
              </time>
              <span className="min-w-0 grow basis-48">{word(step)}</span>
            </li>
          ))}
        </ol>
      </details>
    </Card>
  );
}

function useStepWords() {
  const { t } = useTranslation('billing-settings');
  return ({ change, plan_id, is_granted, reason }: Step): string => {
    const { name: plan } = grantablePlans[plan_id];
    if (is_granted)
      return t(change === 'ended' ? `history.grantEnded.${grantEndOf(reason)}` : 'history.granted', { plan });
    if (change === 'ended') return reason ? t(`history.endedFor.${reason}`, { plan }) : t('history.ended', { plan });
    return t(`history.${change}`, { plan });
  };
}

/** What nobody pays for is never cancelled: it runs out. */
function grantEndOf(reason: EndReason | null): 'expired' | 'revoked' | 'replaced' {
  return reason === 'revoked' || reason === 'replaced' ? reason : 'expired';
}
