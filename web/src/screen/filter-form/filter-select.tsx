import { Field } from '@navor/ui/field.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';

type FilterSelectProps = {
  name: string;
  label: string;
  /** The choice that leaves everything in. */
  every?: string;
  value: string | undefined;
  choices: [value: string, label: string][];
  /** The choices are what somebody has called something, which browsers leave untranslated. */
  areNames?: boolean;
};

export function FilterSelect({ name, label, every, value, choices, areNames }: FilterSelectProps) {
  return (
    <Field label={label}>
      <NativeSelect name={name} defaultValue={value ?? ''}>
        {every && <option value="">{every}</option>}
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice} {...(areNames && { translate: 'no' })}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
