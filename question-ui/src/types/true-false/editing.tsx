import { useTranslation } from 'react-i18next';
import type { EditingProps } from '../../editing/editing-props.ts';
import { ChoiceField, CodeField } from '../../editing/fields.tsx';
import { OptionalTranslatedField } from '../../editing/translated-field.tsx';

const answers = { true: true, false: false, condition: '' } as const;
type Kind = keyof typeof answers;

export function Editing({ id, source, onChange, problems }: EditingProps<'true-false'>) {
  const { t } = useTranslation(['quiz-editing', 'quiz']);
  const { answer } = source;
  const kind: Kind = typeof answer === 'string' ? 'condition' : answer ? 'true' : 'false';
  return (
    <div className="grid min-w-0 gap-4">
      <ChoiceField<Kind>
        id={id}
        place={['answer']}
        problems={(place) => (kind === 'condition' ? [] : problems(place))}
        label={t('trueFalse.answer')}
        value={kind}
        choices={[
          { value: 'true', label: t('quiz:types.true-false.true') },
          { value: 'false', label: t('quiz:types.true-false.false') },
          { value: 'condition', label: t('trueFalse.depends') },
        ]}
        onChange={(next) => onChange({ ...source, answer: answers[next] })}
      />
      {typeof answer === 'string' && (
        <CodeField
          id={`${id}.condition`}
          place={[]}
          problems={() => problems(['answer'])}
          label={t('trueFalse.condition')}
          help={t('trueFalse.conditionHelp')}
          value={answer}
          onChange={(next) => onChange({ ...source, answer: next })}
        />
      )}
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
