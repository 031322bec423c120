import { Check, Circle, CircleAlert, CircleDot, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useStandingError } from './judged-fields.tsx';

type Chip = { value: string; label: ReactNode; lang?: string };

type ChipsProps = {
  legend: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  name: string;
  chips: Chip[];
  chosen: readonly string[];
  /** `many` are checkboxes, `one` are radio buttons. */
  choice: 'one' | 'many';
};

/** Real checkboxes or radio buttons that look like chips, so that they work before any script does. */
export function Chips({ legend, help, error: found, name, chips, chosen, choice }: ChipsProps) {
  const { error, editHandlers } = useStandingError(found);
  const id = useId();
  const describedBy = [error ? `${id}-error` : '', help ? `${id}-help` : ''].filter(Boolean).join(' ') || undefined;
  const Chip = choice === 'many' ? CheckboxChip : RadioChip;
  return (
    <fieldset {...editHandlers} aria-describedby={describedBy} className="grid min-w-0 gap-2">
      <legend className="mb-2 font-medium text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {chips.map((chip) => (
          <Chip key={chip.value} {...chip} name={name} isChosen={chosen.includes(chip.value)} />
        ))}
      </div>
      {help && (
        <p id={`${id}-help`} className="text-muted text-sm">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

type OneChipProps = Chip & { name: string; isChosen: boolean };

function CheckboxChip({ name, value, label, lang, isChosen }: OneChipProps) {
  return (
    <label lang={lang} className={chipClasses}>
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen} className="peer sr-only" />
      <Plus aria-hidden className="peer-checked:hidden" />
      <Check aria-hidden className="hidden peer-checked:block" />
      {label}
    </label>
  );
}

function RadioChip({ name, value, label, lang, isChosen }: OneChipProps) {
  return (
    <label lang={lang} className={chipClasses}>
      <input type="radio" name={name} value={value} defaultChecked={isChosen} className="peer sr-only" />
      <Circle aria-hidden className="peer-checked:hidden" />
      <CircleDot aria-hidden className="hidden peer-checked:block" />
      {label}
    </label>
  );
}

const chipClasses = [
  'relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-surface px-4 text-sm transition-colors md:min-h-10',
  'hover:border-action has-checked:border-action has-checked:bg-action-soft has-checked:text-action',
  'outline-focus outline-offset-2 has-focus-visible:outline-2 [&>svg]:size-4 [&>svg]:shrink-0',
].join(' ');
