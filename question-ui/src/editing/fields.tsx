import { Checkbox } from '@navor/ui/checkbox.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldAt, fieldId } from './editing-props.ts';
import { messagesOf } from './field-problems.tsx';
import { numberNotation, numbersNotation, wordsNotation } from './notations.ts';
import { useDraftText } from './use-draft-text.ts';

type Labelled = FieldAt & { label: ReactNode; help?: ReactNode; className?: string };

type EditingFieldProps = Labelled & { error?: string | null; isRequired?: boolean; children: ReactNode };

/** A field under the id of its place, with what is wrong with it; a problem of its own goes before those of the server. */
function EditingField({ id, place, problems, label, help, error, isRequired, className, children }: EditingFieldProps) {
  return (
    <div id={fieldId(id, place)} className={clsx('min-w-0 scroll-mt-6', className)}>
      <Field
        label={label}
        help={help}
        error={error ?? messagesOf(problems(place))}
        {...(isRequired && { isRequired: true })}
      >
        {children}
      </Field>
    </div>
  );
}

type TextFieldProps = Labelled & { value: string; onChange: (value: string) => void; isRequired?: boolean };

/** Expressions, conditions, units and names: nothing is corrected or capitalised on the way. */
export function CodeField({ value, onChange, ...field }: TextFieldProps) {
  return (
    <EditingField {...field}>
      <Input
        value={value}
        autoCapitalize="none"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        className="font-mono"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </EditingField>
  );
}

type NumberFieldProps = Labelled & { value: number; onChange: (value: number) => void };

export function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  const { t } = useTranslation('quiz-editing');
  const { text, setText } = useDraftText(value, numberNotation);
  return (
    <EditingField {...field} error={Number.isFinite(value) ? null : t('field.notNumber')}>
      <Input
        value={text}
        inputMode="decimal"
        autoComplete="off"
        className="tabular"
        onChange={(event) => {
          setText(event.currentTarget.value);
          onChange(numberNotation.parse(event.currentTarget.value));
        }}
      />
    </EditingField>
  );
}

type NumbersFieldProps = Labelled & { value: number[]; onChange: (value: number[]) => void };

export function NumbersField({ value, onChange, ...field }: NumbersFieldProps) {
  const { t } = useTranslation('quiz-editing');
  const { text, setText } = useDraftText(value, numbersNotation);
  const isReadable = value.length >= 2 && value.every(Number.isFinite);
  return (
    <EditingField {...field} error={isReadable ? null : t('field.notNumbers')}>
      <Input
        value={text}
        inputMode="text"
        autoComplete="off"
        className="tabular"
        onChange={(event) => {
          setText(event.currentTarget.value);
          onChange(numbersNotation.parse(event.currentTarget.value));
        }}
      />
    </EditingField>
  );
}

type WordsFieldProps = Labelled & { value: readonly string[]; onChange: (value: string[]) => void };

/** Words with commas between them; all of them share one field, so what is wrong with any stands with it. */
export function WordsField({ value, onChange, ...field }: WordsFieldProps) {
  const { text, setText } = useDraftText([...value], wordsNotation);
  const { problems, place } = field;
  const told = [...new Set([place, ...value.map((_, at) => [...place, at])].flatMap(problems))];
  return (
    <EditingField {...field} problems={() => told}>
      <Input
        value={text}
        autoCapitalize="none"
        autoComplete="off"
        onChange={(event) => {
          setText(event.currentTarget.value);
          onChange(wordsNotation.parse(event.currentTarget.value));
        }}
      />
    </EditingField>
  );
}

type ChoiceFieldProps<Value extends string> = Labelled & {
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

export function ChoiceField<Value extends string>({ value, choices, onChange, ...field }: ChoiceFieldProps<Value>) {
  return (
    <EditingField {...field}>
      <NativeSelect
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
    </EditingField>
  );
}

type CheckFieldProps = FieldAt & { label: ReactNode; value: boolean; onChange: (value: boolean) => void };

export function CheckField({ id, place, problems, label, value, onChange }: CheckFieldProps) {
  return (
    <div id={fieldId(id, place)} className="scroll-mt-6">
      <Field label={label} layout="inline" error={messagesOf(problems(place))}>
        <Checkbox checked={value} onCheckedChange={(checked) => onChange(checked === true)} />
      </Field>
    </div>
  );
}
