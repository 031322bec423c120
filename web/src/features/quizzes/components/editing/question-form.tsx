import type { EditedQuestion } from '@navor/contract';
import {
  ChoiceField,
  ListEditor,
  NumberField,
  noText,
  type Problems,
  QuestionEditing,
  TranslatedField,
  WordsField,
} from '@navor/question-ui/editing';
import type { QuestionSource } from '@navor/questions';
import { useTranslation } from 'react-i18next';
import { FormSection } from './form-section.tsx';
import { TemplateFields } from './template-fields.tsx';

/** Before the place of each field, its id on the page. */
export const questionId = 'question';

type QuestionFormProps = {
  source: QuestionSource;
  topics: EditedQuestion['topics'];
  problems: Problems;
  onChange: (source: QuestionSource) => void;
};

/** All fields of a question, in the order in which one is thought up: what is asked, what is right, then what it is made of. */
export function QuestionForm({ source, topics, problems, onChange }: QuestionFormProps) {
  const { t } = useTranslation('quiz-editing');
  const at = { id: questionId, problems };
  const choices = topics.map(({ id, title }) => ({ value: id, label: title }));
  const isKnown = choices.some(({ value }) => value === source.topic);
  const [beforeExample, afterExample] = t('sections.templateText', { example: '\n' }).split('\n');
  return (
    <div id={questionId} className="grid min-w-0 gap-6">
      <FormSection title={t('sections.body')} text={t('markdownHelp')}>
        <TranslatedField
          {...at}
          place={['body']}
          label={t('texts.body')}
          kind="blocks"
          value={source.body}
          onChange={(body) => onChange({ ...source, body })}
        />
      </FormSection>
      <FormSection title={t('sections.answer')}>
        <QuestionEditing
          {...at}
          source={source}
          // What comes back is the source with the own fields of its type changed.
          onChange={(own) => onChange({ ...source, ...own } as QuestionSource)}
        />
      </FormSection>
      <FormSection
        title={t('sections.template')}
        text={
          <>
            {beforeExample}
            <code className="font-mono">{'{{U}}'}</code>
            {afterExample}
          </>
        }
      >
        <TemplateFields {...at} source={source} onChange={onChange} />
      </FormSection>
      <FormSection title={t('sections.help')}>
        <ListEditor
          {...at}
          place={['hints']}
          legend={t('texts.hints')}
          items={source.hints}
          onChange={(hints) => onChange({ ...source, hints })}
          create={() => noText}
          nameOf={(_, index) => t('texts.hint', { number: index + 1 })}
          addLabel={t('texts.addHint')}
          most={5}
          isPlain
        >
          {(hint, change, index) => (
            <TranslatedField
              {...at}
              place={['hints', index]}
              label={t('texts.hintText')}
              value={hint}
              onChange={change}
            />
          )}
        </ListEditor>
        <TranslatedField
          {...at}
          place={['solution']}
          label={t('texts.solution')}
          kind="blocks"
          value={source.solution}
          onChange={(solution) => onChange({ ...source, solution })}
        />
      </FormSection>
      <FormSection title={t('sections.common')}>
        <div className="grid gap-4 sm:grid-cols-[8rem_1fr]">
          <NumberField
            {...at}
            place={['points']}
            label={t('common.points')}
            value={source.points}
            onChange={(points) => onChange({ ...source, points })}
          />
          <ChoiceField
            {...at}
            place={['topic']}
            label={t('common.topic')}
            value={source.topic}
            choices={isKnown ? choices : [{ value: source.topic, label: source.topic }, ...choices]}
            onChange={(topic) => onChange({ ...source, topic })}
          />
        </div>
        <WordsField
          {...at}
          place={['tags']}
          label={t('common.tags')}
          help={t('common.tagsHelp')}
          value={source.tags ?? []}
          onChange={(tags) => onChange({ ...source, tags: tags.length > 0 ? tags : undefined })}
        />
      </FormSection>
    </div>
  );
}
