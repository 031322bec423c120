import type { Translated } from '@navor/languages';
import { useTranslation } from 'react-i18next';
import type { FieldAt } from './editing-props.ts';
import { CodeField } from './fields.tsx';
import { ListEditor } from './list-editor.tsx';
import { TranslatedField } from './translated-field.tsx';
import { noText } from './translated-text.ts';

type OwnSlip = { value: string; feedback: Translated };
type SlipsEditorProps = Pick<FieldAt, 'id' | 'problems'> & {
  slips: readonly OwnSlip[];
  onChange: (slips: OwnSlip[]) => void;
};

/** Wrong answers that the author foresees, with words for whoever gives them. */
export function SlipsEditor({ id, problems, slips, onChange }: SlipsEditorProps) {
  const { t } = useTranslation('quiz-editing');
  return (
    <ListEditor
      id={id}
      place={['slips']}
      problems={problems}
      legend={t('slips.legend')}
      help={t('slips.help')}
      items={slips}
      onChange={onChange}
      create={() => ({ value: '', feedback: noText })}
      nameOf={(_, at) => t('slips.item', { number: at + 1 })}
      addLabel={t('slips.add')}
      most={10}
    >
      {(slip, change, at) => (
        <>
          <CodeField
            id={id}
            place={['slips', at, 'value']}
            problems={problems}
            label={t('slips.value')}
            value={slip.value}
            onChange={(value) => change({ ...slip, value })}
          />
          <TranslatedField
            id={id}
            place={['slips', at, 'feedback']}
            problems={problems}
            label={t('slips.feedback')}
            value={slip.feedback}
            onChange={(feedback) => change({ ...slip, feedback })}
          />
        </>
      )}
    </ListEditor>
  );
}
