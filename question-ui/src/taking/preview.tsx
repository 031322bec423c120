import { clsx } from 'clsx';
import { CircleAlert, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type PreviewProps = {
  /** For the field's `aria-describedby`. */
  id: string;
  isResting: boolean;
  understood: ReactNode;
  problem: string | null;
  /** Room is kept, so that the page does not jump while somebody types. */
  className?: string;
};

/**
 * What was understood of a typed answer. The eye sees it at once and problems after a pause; screen readers are told of
 * either after a pause, by a copy of their own.
 */
export function Preview({ id, isResting, understood, problem, className = 'min-h-10' }: PreviewProps) {
  const content = problem ?? understood;
  return (
    <div className={clsx('text-sm', className)}>
      <div aria-hidden>
        {problem === null && understood && (
          <Line icon={Eye} tone="text-muted">
            <Understood>{understood}</Understood>
          </Line>
        )}
        {problem !== null && isResting && (
          <Line icon={CircleAlert} tone="text-warn">
            {problem}
          </Line>
        )}
      </div>
      <div id={id} role="status" className="sr-only">
        {isResting && content && (problem ?? <Understood>{understood}</Understood>)}
      </div>
    </div>
  );
}

function Understood({ children }: { children: ReactNode }) {
  const { t } = useTranslation('quiz');
  return (
    <>
      {t('reading.understood')} <span className="tabular text-ink">{children}</span>
    </>
  );
}

function Line({ icon: Icon, tone, children }: { icon: typeof Eye; tone: string; children: ReactNode }) {
  return (
    <p className={clsx('flex items-baseline gap-1.5', tone)}>
      <Icon className="size-3.5 shrink-0 translate-y-0.5" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
