import { useTranslation } from 'react-i18next';
import type { EditingProps } from '../../editing/editing-props.ts';
import { RecordEditor } from '../../editing/record-editor.tsx';
import { TranslatedField } from '../../editing/translated-field.tsx';
import { GapEditor } from './editing-gap.tsx';
import { type GapSource, newGap } from './editing-new-gap.ts';

export function Editing({ id, source, onChange, problems }: EditingProps<'blanks'>) {
  const { t } = useTranslation('quiz-editing');
  return (
    <div className="grid min-w-0 gap-6">
      <TranslatedField
        id={id}
        place={['text']}
        problems={problems}
        label={t('blanks.text')}
        help={t('blanks.textHelp')}
        kind="blocks"
        value={source.text}
        onChange={(text) => onChange({ ...source, text })}
      />
      <RecordEditor<GapSource>
        id={id}
        place={['gaps']}
        problems={problems}
        legend={t('blanks.gaps')}
        record={source.gaps}
        onChange={(gaps) => onChange({ ...source, gaps })}
        create={() => newGap('numeric')}
        newName={(number) => `gap-${number}`}
        nameOf={(name) => t('blanks.gap', { name })}
        addLabel={t('blanks.add')}
        least={1}
        most={20}
      >
        {({ name, nameField, value, change }) => (
          <GapEditor id={id} problems={problems} name={name} nameField={nameField} gap={value} onChange={change} />
        )}
      </RecordEditor>
    </div>
  );
}
