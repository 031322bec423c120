import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type EditingProps, fieldId, problemsWithin } from '../../editing/editing-props.ts';
import { ChoiceField } from '../../editing/fields.tsx';
import { Editing as Numeric } from '../numeric/editing.tsx';
import { Editing as ShortText } from '../short-text/editing.tsx';
import { Editing as SingleChoice } from '../single-choice/editing.tsx';
import { type GapSource, type GapType, gapTypes, newGap } from './editing-new-gap.ts';

const editings = {
  numeric: Numeric,
  'short-text': ShortText,
  'single-choice': SingleChoice,
} satisfies { [Type in GapType]: ComponentType<EditingProps<Type>> };

type GapEditorProps = Pick<EditingProps<'blanks'>, 'id' | 'problems'> & {
  name: string;
  nameField: ReactNode;
  gap: GapSource;
  onChange: (gap: GapSource) => void;
};

/** A gap is edited as a question of its type. */
export function GapEditor({ id, problems, name, nameField, gap, onChange }: GapEditorProps) {
  const { t } = useTranslation(['quiz-editing', 'quiz']);
  const GapEditing = editings[gap.type] as ComponentType<EditingProps<GapType>>;
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        {nameField}
        <ChoiceField<GapType>
          id={id}
          place={['gaps', name, 'type']}
          problems={problems}
          label={t('blanks.type')}
          value={gap.type}
          choices={gapTypes.map((value) => ({ value, label: t(`quiz:types.${value}.name`) }))}
          onChange={(type) => onChange(newGap(type))}
        />
      </div>
      <GapEditing
        key={gap.type}
        id={fieldId(id, ['gaps', name])}
        problems={problemsWithin(problems, ['gaps', name])}
        source={gap}
        onChange={onChange}
      />
    </>
  );
}
