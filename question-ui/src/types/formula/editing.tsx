import type { RequiredForm } from '@navor/questions/types/formula/shape.ts';
import { useTranslation } from 'react-i18next';
import type { EditingProps } from '../../editing/editing-props.ts';
import { ChoiceField, CodeField } from '../../editing/fields.tsx';
import { SlipsEditor } from '../../editing/slips-editor.tsx';
import { OptionalTranslatedField } from '../../editing/translated-field.tsx';
import { SymbolsEditor } from './editing-symbols.tsx';

/** As in the shape, whose values would bring Zod into the browser. */
const forms = ['expanded', 'factored', 'fraction'] as const satisfies readonly RequiredForm[];

export function Editing({ id, source, onChange, problems }: EditingProps<'formula'>) {
  const { t } = useTranslation('quiz-editing');
  return (
    <div className="grid min-w-0 gap-4">
      <CodeField
        id={id}
        place={['answer']}
        problems={problems}
        label={t('formula.answer')}
        help={t('formula.answerHelp')}
        isRequired
        value={source.answer}
        onChange={(answer) => onChange({ ...source, answer })}
      />
      <OptionalTranslatedField
        id={id}
        place={['left']}
        problems={problems}
        label={t('formula.left')}
        addLabel={t('formula.addLeft')}
        removeLabel={t('formula.removeLeft')}
        value={source.left}
        onChange={(left) => onChange({ ...source, left })}
      />
      <SymbolsEditor
        id={id}
        problems={problems}
        symbols={source.symbols}
        onChange={(symbols) => onChange({ ...source, symbols })}
      />
      <ChoiceField<RequiredForm | 'any'>
        id={id}
        place={['form']}
        problems={problems}
        label={t('formula.form')}
        value={source.form ?? 'any'}
        choices={[
          { value: 'any', label: t('formula.anyForm') },
          ...forms.map((value) => ({ value, label: t(`formula.forms.${value}`) })),
        ]}
        onChange={(form) => onChange({ ...source, form: form === 'any' ? undefined : form })}
      />
      <SlipsEditor
        id={id}
        problems={problems}
        slips={source.slips}
        onChange={(slips) => onChange({ ...source, slips })}
      />
    </div>
  );
}
