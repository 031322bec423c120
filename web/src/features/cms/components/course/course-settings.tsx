import type { CourseDraftChoices, CourseValue } from '@navor/contract';
import { courseLevels, longestDescription, longestSummary, longestTitle, tiers } from '@navor/contract/choices';
import { Checkbox } from '@navor/ui/checkbox.tsx';
import { Field } from '@navor/ui/field.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommittedText } from '../value-draft/committed-text.tsx';
import { NumberField } from '../value-draft/number-field.tsx';
import { TranslatedTexts } from '../value-draft/translated-texts.tsx';
import { OutcomeTexts } from './outcome-texts.tsx';
import type { EditedCourse } from './use-course-draft.ts';

/** What a course is, apart from its modules and lessons. */
export function CourseSettings({ course, choices }: { course: EditedCourse; choices: CourseDraftChoices }) {
  const { t } = useTranslation(['cms-courses', 'errors']);
  const { value } = course.state;
  const set = (changes: Partial<CourseValue>) => course.store.change((before) => ({ ...before, ...changes }));
  const [isAuthorMissing, setIsAuthorMissing] = useState(false);
  return (
    <div className="grid gap-8">
      <TranslatedTexts
        label={t('settings.name')}
        value={value.title}
        onCommit={(title) => set({ title })}
        maxLength={longestTitle}
      />
      <TranslatedTexts
        label={t('settings.summary')}
        help={t('settings.summaryHelp')}
        value={value.summary}
        onCommit={(summary) => set({ summary })}
        rows={3}
        maxLength={longestSummary}
      />
      <TranslatedTexts
        label={t('settings.description')}
        value={value.description}
        onCommit={(description) => set({ description })}
        rows={5}
        maxLength={longestDescription}
      />
      <OutcomeTexts value={value.outcomes} onCommit={(outcomes) => set({ outcomes })} />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Field label={t('settings.theme')}>
          <NativeSelect value={value.theme} onChange={({ target }) => set({ theme: target.value })}>
            {choices.themes.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t('settings.level')}>
          <NativeSelect
            value={value.level}
            onChange={({ target }) => set({ level: target.value as CourseValue['level'] })}
          >
            {courseLevels.map((level) => (
              <option key={level} value={level}>
                {t(`levels.${level}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t('settings.access')}>
          <NativeSelect
            value={value.access}
            onChange={({ target }) => set({ access: target.value as CourseValue['access'] })}
          >
            {tiers.map((tier) => (
              <option key={tier} value={tier}>
                {t(`access.${tier}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <NumberField
          label={t('settings.weeks')}
          value={value.weeks}
          most={104}
          isRequired
          onCommit={(weeks = value.weeks) => set({ weeks })}
        />
        <NumberField
          label={t('settings.hours')}
          value={value.hoursPerWeek}
          most={60}
          isRequired
          onCommit={(hoursPerWeek = value.hoursPerWeek) => set({ hoursPerWeek })}
        />
        <Field label={t('settings.author')} isRequired error={isAuthorMissing ? t('errors:field.required') : undefined}>
          <CommittedText
            value={value.author}
            onCommit={(typed) => {
              const author = typed.trim();
              setIsAuthorMissing(author === '');
              if (author) set({ author });
            }}
          />
        </Field>
      </div>
      <Prerequisites course={course} choices={choices} onChange={(prerequisites) => set({ prerequisites })} />
    </div>
  );
}

type PrerequisitesProps = {
  course: EditedCourse;
  choices: CourseDraftChoices;
  onChange: (prerequisites: string[]) => void;
};

function Prerequisites({ course, choices, onChange }: PrerequisitesProps) {
  const { t } = useTranslation('cms-courses');
  const chosen = course.state.value.prerequisites;
  const others = choices.courses.filter(({ id }) => id !== course.id);
  return (
    <fieldset className="grid gap-2">
      <legend className="font-medium text-sm">{t('settings.prerequisites')}</legend>
      <p className="text-muted text-sm">{t('settings.prerequisitesHelp')}</p>
      {others.length === 0 && <p className="text-sm">{t('settings.none')}</p>}
      <div className="grid gap-2 sm:grid-cols-2">
        {others.map(({ id, title }) => (
          <Field key={id} layout="inline" label={title}>
            <Checkbox
              checked={chosen.includes(id)}
              onCheckedChange={(isChosen) =>
                onChange(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
            />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
