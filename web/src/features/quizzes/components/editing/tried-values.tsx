import { numberNotation } from '@navor/question-ui/editing';
import { Button } from '@navor/ui/button.tsx';
import { Checkbox } from '@navor/ui/checkbox.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shown, Trying } from './use-trying.ts';

type Value = Shown['values'][number];

/** What this trial has drawn. A pinned value stays while the others are drawn anew, and can be any number. */
export function TriedValues({ values, trying }: { values: readonly Value[]; trying: Trying }) {
  const { t } = useTranslation('quiz-editing');
  const { pinned, pin, unpin } = trying;
  const drawn = values.filter(({ kind }) => kind === 'drawn');
  const derived = values.filter(({ kind }) => kind === 'derived');
  if (values.length === 0) return null;
  return (
    <section aria-labelledby="tried-values" className="grid min-w-0 gap-3 border-line border-t pt-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="tried-values" className="font-semibold">
          {t('try.values')}
        </h3>
        {Object.keys(pinned).length > 0 && (
          <Button variant="ghost" size="sm" onClick={() => unpin(Object.keys(pinned))}>
            {t('try.unpin')}
          </Button>
        )}
      </div>
      {drawn.length > 0 && <p className="text-muted text-sm">{t('try.valuesText')}</p>}
      <ul className="grid gap-2">
        {drawn.map((value) => (
          <li key={value.name} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Field label={t('try.pin', { name: value.name })} layout="inline">
              <Checkbox
                checked={Object.hasOwn(pinned, value.name)}
                onCheckedChange={(isPinned) =>
                  isPinned === true ? pin(value.name, value.number) : unpin([value.name])
                }
              />
            </Field>
            {Object.hasOwn(pinned, value.name) ? (
              <PinnedValue value={value} onChange={(number) => pin(value.name, number)} />
            ) : (
              <span className="tabular">{value.text}</span>
            )}
          </li>
        ))}
        {derived.map(({ name, text }) => (
          <li key={name} className="tabular">
            <var>{name}</var> = {text} <span className="text-muted text-sm">({t('try.derived')})</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is being typed need not be a number yet; the trial goes on with the last one that was. */
function PinnedValue({ value, onChange }: { value: Value; onChange: (number: number) => void }) {
  const { t } = useTranslation('quiz-editing');
  const [text, setText] = useState(() => numberNotation.format(value.number));
  const isNumber = Number.isFinite(numberNotation.parse(text));
  return (
    <span className="flex items-center gap-2">
      <Input
        aria-label={t('try.pinned', { name: value.name })}
        aria-invalid={!isNumber}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        className="tabular w-28"
        onChange={(event) => {
          setText(event.currentTarget.value);
          const number = numberNotation.parse(event.currentTarget.value);
          if (Number.isFinite(number)) onChange(number);
        }}
      />
      {value.unit}
    </span>
  );
}
