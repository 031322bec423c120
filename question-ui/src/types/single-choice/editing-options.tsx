import type { SingleChoice } from '@navor/questions/types/single-choice/shape.ts';
import { VisuallyHidden } from '@navor/ui/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import type { FieldAt } from '../../editing/editing-props.ts';
import { ListEditor } from '../../editing/list-editor.tsx';
import { newId } from '../../editing/new-id.ts';
import { OptionalTranslatedField, TranslatedField } from '../../editing/translated-field.tsx';
import { noText } from '../../editing/translated-text.ts';

type Option = SingleChoice['source']['options'][number];

type OptionsEditorProps = Pick<FieldAt, 'id' | 'problems'> & {
  options: readonly Option[];
  onChange: (options: Option[]) => void;
  /** Whether one option is right, or any number of them. */
  correct: 'one' | 'many';
};

export function OptionsEditor({ id, problems, options, onChange, correct }: OptionsEditorProps) {
  const { t } = useTranslation('quiz-editing');

  function mark(at: number, isCorrect: boolean) {
    onChange(
      options.map((option, index) => {
        if (index === at) return { ...option, correct: isCorrect };
        return correct === 'one' ? { ...option, correct: false } : option;
      }),
    );
  }

  return (
    <ListEditor
      id={id}
      place={['options']}
      problems={problems}
      legend={t('options.legend')}
      items={options}
      onChange={onChange}
      create={newOption}
      nameOf={(_, at) => t('options.item', { number: at + 1 })}
      addLabel={t('options.add')}
      least={2}
      most={12}
    >
      {(option, change, at) => (
        <>
          <label className="flex min-h-6 items-center gap-3 justify-self-start text-sm">
            <input
              type={correct === 'one' ? 'radio' : 'checkbox'}
              name={`${id}.correct`}
              checked={option.correct}
              onChange={(event) => mark(at, event.currentTarget.checked)}
              className="size-5 accent-action"
            />
            {t('options.correct')}
            <VisuallyHidden>{`: ${t('options.item', { number: at + 1 })}`}</VisuallyHidden>
          </label>
          <TranslatedField
            id={id}
            place={['options', at, 'text']}
            problems={problems}
            label={t('options.text')}
            value={option.text}
            onChange={(text) => change({ ...option, text })}
          />
          <OptionalTranslatedField
            id={id}
            place={['options', at, 'feedback']}
            problems={problems}
            label={t('feedback.label')}
            addLabel={t('feedback.add')}
            removeLabel={t('feedback.remove')}
            value={option.feedback}
            onChange={(feedback) => change({ ...option, feedback })}
          />
        </>
      )}
    </ListEditor>
  );
}

export function newOption(): Option {
  return { id: newId(), text: noText, correct: false };
}
