import type { Regrading } from '@navor/contract';
import { Progress } from '@navor/ui/progress.tsx';
import { VisuallyHidden } from '@navor/ui/visually-hidden.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** So many times at most a screen reader tells of it: every second would be too often. */
const spokenSteps = 4;

export function RegradingProgress({ attempt_count: count, done_count: done }: Regrading) {
  const { t } = useTranslation('quiz-editing');
  const id = useId();
  const step = Math.max(1, Math.ceil(count / spokenSteps));
  return (
    <div className="grid w-full gap-2">
      <p id={id} className="text-sm">
        {t('regrade.progress', { done, count })}
      </p>
      <Progress labelledBy={id} value={count > 0 ? done : null} max={count} valueText={`${done} / ${count}`} />
      <VisuallyHidden role="status" aria-live="polite">
        {t('regrade.progress', { done: done - (done % step), count })}
      </VisuallyHidden>
      <p className="text-muted text-sm">{t('regrade.mayLeave')}</p>
    </div>
  );
}
