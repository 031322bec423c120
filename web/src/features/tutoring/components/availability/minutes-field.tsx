import { Field } from '@navor/ui/field.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useFormatter } from '#platform/use-formatter.ts';

type MinutesFieldProps = {
  name: string;
  label: string;
  help: string;
  /** What no time at all is called. */
  none: string;
  choices: readonly number[];
  chosen: number;
  error: string | undefined;
};

/** One of a few usual lengths of time, and whatever else was chosen before. */
export function MinutesField({ name, label, help, none, choices, chosen, error }: MinutesFieldProps) {
  const format = useFormatter();
  const all = [...new Set([...choices, chosen])].filter(Number.isFinite).sort((one, other) => one - other);
  return (
    <Field label={label} help={help} error={error}>
      <NativeSelect name={name} defaultValue={String(chosen)}>
        {all.map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutes === 0 ? none : format.duration(minutes)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
