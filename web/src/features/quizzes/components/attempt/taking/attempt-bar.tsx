import type { Attempt } from '@navor/contract';
import { Progress } from '@navor/ui/progress.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SavingStatus } from '../saving/saving-status.tsx';
import { AttemptTimer } from '../timer/attempt-timer.tsx';
import type { Taking } from './use-taking.ts';

type AttemptBarProps = {
  attempt: Attempt;
  taking: Taking;
  onTimeUp: () => void;
  /** In place of the amount on narrow screens: the way to all questions. */
  children: ReactNode;
};

/** How far one is, what is left of the time, and whether the answers are saved: always in sight. */
export function AttemptBar({ attempt, taking, onTimeUp, children }: AttemptBarProps) {
  const { t } = useTranslation('quiz');
  const total = taking.questions.length;
  const answered = taking.questions.filter(({ mark }) => mark !== 'open').length;
  const words = t('attempt.answered', { answered, total });
  return (
    <div data-bar="attempt" className="sticky top-16 z-20 -mt-4 grid gap-2 border-line border-b bg-paper py-2 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="tabular hidden noscript:block lg:block">{words}</p>
        {children}
        <SavingStatus answers={taking.answers} />
        <AttemptTimer attempt={attempt} onEnd={onTimeUp} />
      </div>
      <Progress label={t('attempt.progress')} value={answered} max={total} valueText={words} />
    </div>
  );
}
