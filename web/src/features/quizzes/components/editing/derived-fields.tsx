import { CodeField, type FieldAt, NumberField, RecordEditor } from '@navor/question-ui/editing';
import type { QuestionSource } from '@navor/questions';
import { useTranslation } from 'react-i18next';

type Derived = QuestionSource['derived'];

type DerivedFieldsProps = Pick<FieldAt, 'id' | 'problems'> & {
  derived: Derived;
  onChange: (derived: Derived) => void;
};

export function DerivedFields({ id, problems, derived, onChange }: DerivedFieldsProps) {
  const { t } = useTranslation('quiz-editing');
  return (
    <RecordEditor<Derived[string]>
      id={id}
      place={['derived']}
      problems={problems}
      legend={t('derived.legend')}
      help={t('derived.help')}
      record={derived}
      onChange={onChange}
      create={() => ({ value: '', unit: '', digits: 3 })}
      newName={(number) => `y_${number}`}
      nameOf={(name) => t('derived.item', { name })}
      addLabel={t('derived.add')}
      most={30}
    >
      {({ name, nameField, value, change }) => (
        <div className="@container">
          <div className="grid grid-cols-2 gap-3 @md:grid-cols-[1fr_2fr_1fr_1fr]">
            {nameField}
            <CodeField
              id={id}
              place={['derived', name, 'value']}
              problems={problems}
              label={t('derived.value')}
              value={value.value}
              onChange={(next) => change({ ...value, value: next })}
            />
            <CodeField
              id={id}
              place={['derived', name, 'unit']}
              problems={problems}
              label={t('derived.unit')}
              value={value.unit}
              onChange={(unit) => change({ ...value, unit })}
            />
            <NumberField
              id={id}
              place={['derived', name, 'digits']}
              problems={problems}
              label={t('derived.digits')}
              value={value.digits}
              onChange={(digits) => change({ ...value, digits })}
            />
          </div>
        </div>
      )}
    </RecordEditor>
  );
}
