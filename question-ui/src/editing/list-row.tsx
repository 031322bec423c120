import { Button } from '@navor/ui/button.tsx';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GroupProblems } from './field-problems.tsx';

type ListRowProps = {
  id?: string;
  at: number;
  name: string;
  /** Null where it can go no further, or must stay. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onRemove: (() => void) | null;
  canMove: boolean;
  messages: readonly string[];
  children: ReactNode;
};

export function ListRow({ id, at, name, onUp, onDown, onRemove, canMove, messages, children }: ListRowProps) {
  const { t } = useTranslation('quiz-editing');
  return (
    <li id={id} data-row={at} className="grid min-w-0 scroll-mt-6 gap-3 rounded-md border border-line bg-surface p-3">
      <div className="flex items-center gap-1">
        <span className="min-w-0 grow truncate font-medium text-muted text-sm">{name}</span>
        {canMove && (
          <>
            <Step part="up" label={t('list.up', { item: name })} onStep={onUp}>
              <ArrowUp aria-hidden />
            </Step>
            <Step part="down" label={t('list.down', { item: name })} onStep={onDown}>
              <ArrowDown aria-hidden />
            </Step>
          </>
        )}
        <Step part="remove" label={t('list.remove', { item: name })} onStep={onRemove}>
          <Trash2 aria-hidden />
        </Step>
      </div>
      <GroupProblems id={`${id}-problems`} messages={messages} />
      {children}
    </li>
  );
}

type StepProps = { part: string; label: string; onStep: (() => void) | null; children: ReactNode };

function Step({ part, label, onStep, children }: StepProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      data-part={part}
      disabled={!onStep}
      {...(onStep && { onClick: onStep })}
    >
      {children}
    </Button>
  );
}
