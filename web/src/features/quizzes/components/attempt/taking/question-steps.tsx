import { Button } from '@navor/ui/button.tsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

type QuestionStepsProps = {
  position: number;
  total: number;
  addressOf: (position: number) => string;
  /** Null where the answer is not checked here, or was already. */
  onCheck: (() => void) | null;
  isBusy: boolean;
  handInLabel: string;
  onHandIn: () => void;
  /** What comes after a check. */
  next: RefObject<(HTMLAnchorElement & HTMLButtonElement) | null>;
};

/** Below a question: check it, or go on. On phones the check has a row of its own, above the way back and on. */
export function QuestionSteps(props: QuestionStepsProps) {
  const { position, total, addressOf, onCheck, isBusy, handInLabel, onHandIn, next } = props;
  const { t } = useTranslation('quiz');
  const variant = onCheck ? 'secondary' : 'primary';
  const place = onCheck ? 'ml-auto sm:ml-0' : 'ml-auto';
  return (
    <div className="flex flex-wrap items-center gap-3 border-line border-t pt-4">
      {position > 1 && (
        <Button asChild variant="secondary">
          <Link to={addressOf(position - 1)}>
            <ArrowLeft aria-hidden />
            {t('attempt.previous')}
          </Link>
        </Button>
      )}
      {onCheck && (
        <Button isBusy={isBusy} className="ml-auto max-sm:order-first max-sm:w-full noscript:hidden" onClick={onCheck}>
          {t('attempt.check')}
        </Button>
      )}
      {position === total ? (
        <Button ref={next} variant={variant} className={`${place} noscript:hidden`} onClick={onHandIn}>
          {handInLabel}
        </Button>
      ) : (
        <Button asChild variant={variant} className={place}>
          <Link ref={next} to={addressOf(position + 1)}>
            {t('attempt.next')}
            <ArrowRight aria-hidden />
          </Link>
        </Button>
      )}
    </div>
  );
}
