import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { type ReactNode, useId } from 'react';

type FileFieldProps = {
  name: string;
  label: string;
  help?: ReactNode;
  files: readonly string[];
  isRequired?: boolean;
  value: string;
  onChange: (path: string) => void;
};

/** The path of a file: one of the document's own, or one that will come. */
export function FileField({ name, label, help, files, isRequired = false, value, onChange }: FileFieldProps) {
  const list = useId();
  return (
    <Field label={label} help={help} isRequired={isRequired}>
      <Input
        name={name}
        list={list}
        required={isRequired}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={list}>
        {files.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
    </Field>
  );
}
