import {
  ChoiceField,
  CodeField,
  type FieldAt,
  NumberField,
  NumbersField,
  RecordEditor,
} from '@navor/question-ui/editing';
import type { QuestionSource } from '@navor/questions';
import { useTranslation } from 'react-i18next';

type Variables = QuestionSource['variables'];
type Variable = Variables[string];

type VariableFieldsProps = Pick<FieldAt, 'id' | 'problems'> & {
  variables: Variables;
  onChange: (variables: Variables) => void;
};

export function VariableFields({ id, problems, variables, onChange }: VariableFieldsProps) {
  const { t } = useTranslation('quiz-editing');
  return (
    <RecordEditor<Variable>
      id={id}
      place={['variables']}
      problems={problems}
      legend={t('variables.legend')}
      record={variables}
      onChange={onChange}
      create={() => ({ range: [1, 10], step: 1, unit: '' })}
      newName={(number) => `x_${number}`}
      nameOf={(name) => t('variables.item', { name })}
      addLabel={t('variables.add')}
      most={30}
    >
      {({ name, nameField, value, change }) => {
        const place = ['variables', name];
        return (
          <div className="@container">
            <div className="grid grid-cols-2 gap-3 @md:grid-cols-3 @3xl:grid-cols-6">
              {nameField}
              <CodeField
                id={id}
                place={[...place, 'unit']}
                problems={problems}
                label={t('variables.unit')}
                value={value.unit}
                onChange={(unit) => change({ ...value, unit })}
              />
              <ChoiceField
                id={id}
                place={[...place, 'kind']}
                problems={problems}
                label={t('variables.kind')}
                value={'list' in value ? 'list' : 'range'}
                choices={[
                  { value: 'range', label: t('variables.range') },
                  { value: 'list', label: t('variables.list') },
                ]}
                onChange={(kind) => change(kind === 'list' ? asList(value) : asRange(value))}
                className="col-span-2 @md:col-span-1"
              />
              <DrawnFrom id={id} problems={problems} place={place} value={value} onChange={change} />
            </div>
          </div>
        );
      }}
    </RecordEditor>
  );
}

type DrawnFromProps = FieldAt & { value: Variable; onChange: (value: Variable) => void };

function DrawnFrom({ id, problems, place, value, onChange }: DrawnFromProps) {
  const { t } = useTranslation('quiz-editing');
  if ('list' in value) {
    return (
      <NumbersField
        id={id}
        place={[...place, 'list']}
        problems={problems}
        label={t('variables.values')}
        help={t('variables.valuesHelp')}
        value={value.list}
        onChange={(list) => onChange({ ...value, list })}
        className="col-span-2 @md:col-span-3"
      />
    );
  }
  const [from, to] = value.range;
  return (
    <>
      <NumberField
        id={id}
        place={[...place, 'range', 0]}
        problems={problems}
        label={t('variables.from')}
        value={from}
        onChange={(next) => onChange({ ...value, range: [next, to] })}
      />
      <NumberField
        id={id}
        place={[...place, 'range', 1]}
        problems={(at) => [...problems(at), ...problems([...place, 'range'])]}
        label={t('variables.to')}
        value={to}
        onChange={(next) => onChange({ ...value, range: [from, next] })}
      />
      <NumberField
        id={id}
        place={[...place, 'step']}
        problems={problems}
        label={t('variables.step')}
        value={value.step}
        onChange={(step) => onChange({ ...value, step })}
      />
    </>
  );
}

function asList(value: Variable): Variable {
  return 'list' in value ? value : { list: [...value.range], unit: value.unit };
}

function asRange(value: Variable): Variable {
  if ('range' in value) return value;
  const numbers = value.list.filter(Number.isFinite);
  return { range: [Math.min(...numbers), Math.max(...numbers)], step: 1, unit: value.unit };
}
