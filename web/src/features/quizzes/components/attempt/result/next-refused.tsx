import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import type { NoNext } from './next-step.ts';

/** Why there is no other attempt, instead of a step that would lead nowhere. */
export function NextRefused({ reason, now }: { reason: NoNext; now: Date }) {
  const words = useReason(reason, now);
  return (
    <p role="note" className="flex max-w-reading items-start gap-2">
      <Info aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
      <span className="min-w-0">{words}</span>
    </p>
  );
}

function useReason(reason: NoNext, now: Date): string {
  const { t } = useTranslation('quiz');
  const format = useFormatter();
  switch (reason.kind) {
    case 'withdrawn':
      return t('result.next.withdrawn');
    case 'attempts-used-up':
      return t('result.next.usedUp', { count: reason.limit });
    case 'daily-limit': {
      const { resets_at } = reason;
      return t('result.next.dailyLimit', { when: format.relative(resets_at, now), time: format.time(resets_at) });
    }
    case 'plan':
      return t('result.next.plan');
  }
}
