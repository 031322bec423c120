import type { QuizContents, QuizValue } from '@navor/contract';
import { courseLevels, feedbackModes, longestSummary, longestTitle } from '@navor/contract/choices';
import { Checkbox } from '@navor/ui/checkbox.tsx';
import { Field } from '@navor/ui/field.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useTranslation } from 'react-i18next';
import { NumberField, TranslatedTexts } from '#features/cms/index.ts';
import { PlacementFields } from './placement-fields.tsx';
import { limitQuiz } from './quiz-changes.ts';
import type { EditedQuiz } from './use-quiz-draft.ts';

type QuizSettingsProps = { quiz: EditedQuiz; choices: Pick<QuizContents, 'themes' | 'courses'> };

/** What a quiz is, apart from its questions. */
export function QuizSettings({ quiz, choices }: QuizSettingsProps) {
  const { t } = useTranslation(['quiz-authoring', 'courses']);
  const { state, store } = quiz;
  const { value } = state;
  const set = (changes: Partial<QuizValue>) => store.change((before) => ({ ...before, ...changes }));
  return (
    <div className="grid gap-8">
      <TranslatedTexts
        label={t('create.name')}
        value={value.title}
        onCommit={(title) => set({ title })}
        maxLength={longestTitle}
      />
      <TranslatedTexts
        label={t('settings.summary')}
        value={value.summary}
        onCommit={(summary) => set({ summary })}
        rows={3}
        maxLength={longestSummary}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={t('create.theme')}>
          <NativeSelect value={value.theme} onChange={({ target }) => set({ theme: target.value })}>
            {choices.themes.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t('create.level')}>
          <NativeSelect
            value={value.level}
            onChange={({ target }) => set({ level: target.value as QuizValue['level'] })}
          >
            {courseLevels.map((level) => (
              <option key={level} value={level}>
                {t(`courses:levels.${level}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <PlacementFields quiz={quiz} courses={choices.courses} />
        <Field label={t('settings.feedback')}>
          <NativeSelect
            value={value.feedback}
            onChange={({ target }) => set({ feedback: target.value as QuizValue['feedback'] })}
          >
            {feedbackModes.map((mode) => (
              <option key={mode} value={mode}>
                {t(`settings.feedbackModes.${mode}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <NumberField
          label={t('settings.passing')}
          value={value.passing}
          most={100}
          isRequired
          onCommit={(passing) => passing !== undefined && set({ passing })}
        />
        <NumberField
          label={t('settings.minutes')}
          help={t('settings.noLimit')}
          value={value.minutes}
          most={600}
          onCommit={(minutes) => store.change(limitQuiz('minutes', minutes))}
        />
        <NumberField
          label={t('settings.attempts')}
          help={t('settings.noLimit')}
          value={value.attempts}
          most={100}
          onCommit={(attempts) => store.change(limitQuiz('attempts', attempts))}
        />
      </div>
      <div className="grid gap-2">
        <Field layout="inline" label={t('settings.shuffleQuestions')}>
          <Checkbox
            checked={value.shuffleQuestions}
            onCheckedChange={(isChosen) => set({ shuffleQuestions: isChosen === true })}
          />
        </Field>
        <Field layout="inline" label={t('settings.shuffleOptions')}>
          <Checkbox
            checked={value.shuffleOptions}
            onCheckedChange={(isChosen) => set({ shuffleOptions: isChosen === true })}
          />
        </Field>
      </div>
    </div>
  );
}
