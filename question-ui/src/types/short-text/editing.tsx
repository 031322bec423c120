import { useTranslation } from 'react-i18next';
import type { EditingProps } from '../../editing/editing-props.ts';
import { CheckField } from '../../editing/fields.tsx';
import { OptionalTranslatedField } from '../../editing/translated-field.tsx';
import { AcceptedEditor } from './editing-accepted.tsx';

export function Editing({ id, source, onChange, problems }: EditingProps<'short-text'>) {
  const { t } = useTranslation('quiz-editing');
  return (
    <div className="grid min-w-0 gap-4">
      <AcceptedEditor
        id={id}
        problems={problems}
        accepted={source.accepted}
        onChange={(accepted) => onChange({ ...source, accepted })}
      />
      <CheckField
        id={id}
        place={['caseMatters']}
        problems={problems}
        label={t('shortText.caseMatters')}
        value={source.caseMatters}
        onChange={(caseMatters) => onChange({ ...source, caseMatters })}
      />
      <CheckField
        id={id}
        place={['diacriticsMatter']}
        problems={problems}
        label={t('shortText.diacriticsMatter')}
        value={source.diacriticsMatter}
        onChange={(diacriticsMatter) => onChange({ ...source, diacriticsMatter })}
      />
      <OptionalTranslatedField
        id={id}
        place={['feedback']}
        problems={problems}
        label={t('feedback.label')}
        addLabel={t('feedback.add')}
        removeLabel={t('feedback.remove')}
        value={source.feedback}
        onChange={(feedback) => onChange({ ...source, feedback })}
      />
    </div>
  );
}
