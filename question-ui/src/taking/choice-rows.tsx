import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from './mark.tsx';
import { RichHtml } from './rich-html.tsx';

export type ChoiceRow = {
  /** Names the row among the others. */
  value: string;
  label: ReactNode;
  isChosen: boolean;
  /** Null until the question is settled. */
  isRight: boolean | null;
  feedback: string | null;
};

type ChoiceRowsProps = {
  id: string;
  labelledBy: string;
  kind: 'radio' | 'checkbox';
  instruction: string;
  rows: ChoiceRow[];
  isLocked: boolean;
  onChoose: (value: string, isChosen: boolean) => void;
  className?: string;
};

/** Options one below the other: native controls, whole rows to click. */
export function ChoiceRows({
  id,
  labelledBy,
  kind,
  instruction,
  rows,
  isLocked,
  onChoose,
  className,
}: ChoiceRowsProps) {
  return (
    <fieldset aria-labelledby={labelledBy} aria-describedby={`${id}-instruction`} className="grid min-w-0 gap-3">
      <p id={`${id}-instruction`} className="text-muted text-sm">
        {instruction}
      </p>
      <div className={clsx('grid gap-2', className)}>
        {rows.map((row) => (
          <Row
            key={row.value}
            id={`${id}-${row.value}`}
            name={id}
            kind={kind}
            row={row}
            isLocked={isLocked}
            onChoose={onChoose}
          />
        ))}
      </div>
    </fieldset>
  );
}

type RowProps = Pick<ChoiceRowsProps, 'kind' | 'isLocked' | 'onChoose'> & { id: string; name: string; row: ChoiceRow };

function Row({ id, name, kind, row, isLocked, onChoose }: RowProps) {
  const { value, label, isChosen, isRight, feedback } = row;
  return (
    <div
      className={clsx(
        'grid min-w-0 rounded-md border transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        frame(isRight, isChosen),
      )}
    >
      <label htmlFor={id} className="flex min-h-12 items-start gap-3 px-4 py-3 not-has-disabled:cursor-pointer">
        <span className="relative mt-0.5 size-5 shrink-0">
          <input
            id={id}
            type={kind}
            name={name}
            value={value}
            checked={isChosen}
            disabled={isLocked}
            aria-describedby={feedback ? `${id}-feedback` : undefined}
            onChange={(event) => onChoose(value, event.currentTarget.checked)}
            className={clsx(
              'peer block size-5 appearance-none border border-line-strong bg-surface outline-none transition-colors checked:border-action',
              'disabled:opacity-55 forced-colors:appearance-auto',
              kind === 'radio' ? 'rounded-full checked:border-6' : 'rounded-sm checked:bg-action',
            )}
          />
          {kind === 'checkbox' && (
            <Check
              aria-hidden
              strokeWidth={3}
              className="pointer-events-none absolute inset-0.5 hidden size-4 text-on-action peer-checked:block forced-colors:hidden"
            />
          )}
        </span>
        <span className="grid min-w-0 grow gap-1">
          <span className="min-w-0 overflow-x-auto overflow-y-hidden max-sm:hyphens-auto">{label}</span>
          <RowMark isRight={isRight} isChosen={isChosen} />
        </span>
      </label>
      {feedback && (
        <div id={`${id}-feedback`} className="border-line border-t px-4 py-2.5 pl-12 text-sm">
          <RichHtml html={feedback} kind="blocks" />
        </div>
      )}
    </div>
  );
}

function RowMark({ isRight, isChosen }: { isRight: boolean | null; isChosen: boolean }) {
  const { t } = useTranslation('quiz');
  if (isRight === null || !(isRight || isChosen)) return null;
  if (!isChosen) return <Mark verdict="right">{t('reveal.missed')}</Mark>;
  return isRight ? (
    <Mark verdict="right">{t('reveal.chosenRight')}</Mark>
  ) : (
    <Mark verdict="wrong">{t('reveal.chosenWrong')}</Mark>
  );
}

function frame(isRight: boolean | null, isChosen: boolean): string {
  if (isRight === null) {
    return isChosen ? 'border-action bg-action-soft' : 'border-line bg-surface has-enabled:hover:border-action';
  }
  if (isRight) return isChosen ? 'border-ok bg-ok-soft' : 'border-ok border-dashed bg-surface';
  return isChosen ? 'border-danger bg-danger-soft' : 'border-line bg-surface';
}
