import { CodeField, type FieldAt, ListEditor } from '@navor/question-ui/editing';
import type { QuestionSource } from '@navor/questions';
import { useTranslation } from 'react-i18next';
import { DerivedFields } from './derived-fields.tsx';
import { VariableFields } from './variable-fields.tsx';

type TemplateFieldsProps = Pick<FieldAt, 'id' | 'problems'> & {
  source: QuestionSource;
  onChange: (source: QuestionSource) => void;
};

/** What an attempt draws, what follows from it, and what keeps senseless draws out. */
export function TemplateFields({ id, problems, source, onChange }: TemplateFieldsProps) {
  const { t } = useTranslation('quiz-editing');
  return (
    <>
      <VariableFields
        id={id}
        problems={problems}
        variables={source.variables}
        onChange={(variables) => onChange({ ...source, variables })}
      />
      <DerivedFields
        id={id}
        problems={problems}
        derived={source.derived}
        onChange={(derived) => onChange({ ...source, derived })}
      />
      <ListEditor
        id={id}
        place={['constraints']}
        problems={problems}
        legend={t('constraints.legend')}
        help={t('constraints.help')}
        items={source.constraints}
        onChange={(constraints) => onChange({ ...source, constraints })}
        create={() => ''}
        nameOf={(_, at) => t('constraints.item', { number: at + 1 })}
        addLabel={t('constraints.add')}
        most={10}
        canMove={false}
        isPlain
      >
        {(constraint, change, at) => (
          <CodeField
            id={id}
            place={['constraints', at]}
            problems={problems}
            label={t('constraints.text')}
            value={constraint}
            onChange={change}
          />
        )}
      </ListEditor>
    </>
  );
}
