import { Button } from '@navor/ui/button.tsx';
import { clsx } from 'clsx';
import { CircleAlert, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Choice = { text: string; label: ReactNode };

type PreviewProps = {
  /** For the field's `aria-describedby`. */
  id: string;
  isResting: boolean;
  understood: ReactNode;
  problem: string | null;
  /** What it may mean, where it may mean several things. */
  choices: readonly Choice[];
  onChoose: ((text: string) => void) | null;
  /** Room is kept, so that the page does not jump while somebody types. */
  className?: string;
};

/**
 * What was understood of a typed answer. The eye sees it at once and problems after a pause; screen readers are told of
 * either after a pause, by a copy of their own.
 */
export function Preview(props: PreviewProps) {
  const { id, isResting, understood, problem, choices, onChoose, className = 'min-h-10' } = props;
  const content = problem ?? understood;
  const choose = (text: string) => {
    onChoose?.(text);
    // The buttons are gone with the choice; whoever uses the keyboard goes on in the field that this describes.
    document.querySelector<HTMLElement>(`[aria-describedby~="${id}"]`)?.focus();
  };
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
      {isResting && onChoose && choices.length > 0 && <Choices choices={choices} onChoose={choose} />}
    </div>
  );
}

function Choices({ choices, onChoose }: { choices: readonly Choice[]; onChoose: (text: string) => void }) {
  const { t } = useTranslation('quiz');
  return (
    <fieldset aria-label={t('reading.choices')} className="mt-2 mb-1 flex flex-wrap gap-2">
      {choices.map(({ text, label }) => (
        <Button
          key={text}
          variant="secondary"
          size="sm"
          onClick={() => onChoose(text)}
          className="tabular h-auto min-h-11 py-1.5 md:h-auto md:min-h-8"
        >
          {label}
        </Button>
      ))}
    </fieldset>
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
