import type { Attempt } from '@navor/contract';
import { VisuallyHidden } from '@navor/ui/visually-hidden.tsx';
import { clsx } from 'clsx';
import { Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { clockText } from './remaining-time.ts';
import { useRemainingTime } from './use-remaining-time.ts';

const shortMs = 60_000;

/** What is left of the time, by the server's clock. Screen readers hear it at a few moments, not every second. */
export function AttemptTimer({ attempt, onEnd }: { attempt: Attempt; onEnd: () => void }) {
  const { t } = useTranslation('quiz');
  const left = useRemainingTime(attempt, onEnd);
  if (!left) return null;
  const isShort = left.ms <= shortMs;
  const announcement = left.ms <= 0 ? t('attempt.timeUp') : left.announced && t(`attempt.announced.${left.announced}`);
  return (
    <div className={clsx('flex items-center gap-1.5', isShort && 'font-semibold text-danger')}>
      <Timer aria-hidden className="size-4 shrink-0" />
      <span role="timer" className="tabular">
        <VisuallyHidden>{t('attempt.timeLeft')}: </VisuallyHidden>
        {clockText(left.ms)}
      </span>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}
