import { useTranslation } from 'react-i18next';
import type { EditingProps } from '../../editing/editing-props.ts';
import { CheckField, CodeField } from '../../editing/fields.tsx';
import { SlipsEditor } from '../../editing/slips-editor.tsx';
import { ToleranceEditor } from './editing-tolerance.tsx';

export function Editing({ id, source, onChange, problems }: EditingProps<'numeric'>) {
  const { t } = useTranslation('quiz-editing');
  return (
    <div className="@container grid min-w-0 gap-4">
      <div className="grid gap-4 @md:grid-cols-[2fr_1fr]">
        <CodeField
          id={id}
          place={['answer']}
          problems={problems}
          label={t('numeric.answer')}
          help={t('numeric.answerHelp')}
          isRequired
          value={source.answer}
          onChange={(answer) => onChange({ ...source, answer })}
        />
        <CodeField
          id={id}
          place={['unit']}
          problems={problems}
          label={t('numeric.unit')}
          help={t('numeric.unitHelp')}
          value={source.unit}
          onChange={(unit) => onChange({ ...source, unit })}
        />
      </div>
      <ToleranceEditor
        id={id}
        problems={problems}
        tolerance={source.tolerance}
        onChange={(tolerance) => onChange({ ...source, tolerance })}
      />
      <CheckField
        id={id}
        place={['unitRequired']}
        problems={problems}
        label={t('numeric.unitRequired')}
        value={source.unitRequired}
        onChange={(unitRequired) => onChange({ ...source, unitRequired })}
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
