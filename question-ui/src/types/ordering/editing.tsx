import { useTranslation } from 'react-i18next';
import type { EditingProps } from '../../editing/editing-props.ts';
import { ListEditor } from '../../editing/list-editor.tsx';
import { newId } from '../../editing/new-id.ts';
import { TranslatedField } from '../../editing/translated-field.tsx';
import { noText } from '../../editing/translated-text.ts';

export function Editing({ id, source, onChange, problems }: EditingProps<'ordering'>) {
  const { t } = useTranslation('quiz-editing');
  return (
    <ListEditor
      id={id}
      place={['items']}
      problems={problems}
      legend={t('ordering.items')}
      items={source.items}
      onChange={(items) => onChange({ ...source, items })}
      create={() => ({ id: newId(), text: noText })}
      nameOf={(_, at) => t('ordering.item', { number: at + 1 })}
      addLabel={t('ordering.add')}
      least={3}
      most={12}
    >
      {(item, change, at) => (
        <TranslatedField
          id={id}
          place={['items', at, 'text']}
          problems={problems}
          label={t('ordering.text')}
          value={item.text}
          onChange={(text) => change({ ...item, text })}
        />
      )}
    </ListEditor>
  );
}
