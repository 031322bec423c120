import { clsx } from 'clsx';
import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { markLooks } from '../question/mark-looks.ts';
import type { QuestionMark } from './shown-question.ts';
import { StepLink } from './step-link.tsx';

export type NavigatorStep = { position: number; mark: QuestionMark; isFlagged: boolean };

type QuestionNavigatorProps = {
  steps: readonly NavigatorStep[];
  /** Null where all questions are on the page. */
  current: number | null;
  addressOf: (position: number) => string;
  onStep?: () => void;
};

/** Every question as a link that tells how it stands. */
export function QuestionNavigator({ steps, current, addressOf, onStep }: QuestionNavigatorProps) {
  const { t } = useTranslation('quiz');
  return (
    <nav aria-label={t('attempt.questions')}>
      <ol className="flex flex-wrap gap-2">
        {steps.map((step) => (
          <li key={step.position}>
            <Step
              step={step}
              isCurrent={step.position === current}
              address={addressOf(step.position)}
              onStep={onStep}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type StepProps = { step: NavigatorStep; isCurrent: boolean; address: string; onStep: (() => void) | undefined };

function Step({ step: { position, mark, isFlagged }, isCurrent, address, onStep }: StepProps) {
  const { t } = useTranslation('quiz');
  const { icon: Icon, tone } = markLooks[mark];
  const name = [
    t('attempt.question', { number: position }),
    t(`attempt.marks.${mark}`),
    ...(isFlagged ? [t('attempt.isFlagged')] : []),
  ].join(', ');
  return (
    <StepLink
      to={address}
      preventScrollReset={address.startsWith('#')}
      aria-label={name}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={onStep}
      className={clsx(
        'relative grid size-11 place-items-center content-center gap-0.5 rounded-md border text-sm hover:bg-action-soft',
        isCurrent ? 'border-action bg-action-soft font-semibold' : 'border-line bg-surface',
      )}
    >
      <span className="tabular leading-none">{position}</span>
      <Icon aria-hidden className={`size-3.5 ${tone}`} />
      {isFlagged && (
        <Flag aria-hidden className="absolute -top-1.5 -right-1.5 size-4 fill-signal stroke-signal text-signal" />
      )}
    </StepLink>
  );
}
