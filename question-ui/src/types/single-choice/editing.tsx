import type { EditingProps } from '../../editing/editing-props.ts';
import { OptionsEditor } from './editing-options.tsx';

export function Editing({ id, source, onChange, problems }: EditingProps<'single-choice'>) {
  return (
    <OptionsEditor
      id={id}
      problems={problems}
      options={source.options}
      onChange={(options) => onChange({ ...source, options })}
      correct="one"
    />
  );
}
