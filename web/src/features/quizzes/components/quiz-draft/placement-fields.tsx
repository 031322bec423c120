import type { QuizContents } from '@navor/contract';
import { Field } from '@navor/ui/field.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useTranslation } from 'react-i18next';
import { placeName, placeQuiz } from './quiz-changes.ts';
import type { EditedQuiz } from './use-quiz-draft.ts';

type PlacementFieldsProps = { quiz: EditedQuiz; courses: QuizContents['courses'] };

/** The course that a quiz belongs to, and the part of it. */
export function PlacementFields({ quiz: { state, store }, courses }: PlacementFieldsProps) {
  const { t } = useTranslation('quiz-authoring');
  const courseId = state.value.placement?.course ?? '';
  const course = courses.find(({ id }) => id === courseId);
  return (
    <>
      <Field label={t('settings.course')}>
        <NativeSelect value={courseId} onChange={({ target }) => store.change(placeQuiz(target.value, ''))}>
          <option value="">{t('settings.standalone')}</option>
          {courses.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {course && (
        <Field label={t('settings.part')} help={t('settings.partHelp')}>
          <NativeSelect
            value={placeName(state.value)}
            onChange={({ target }) => store.change(placeQuiz(courseId, target.value))}
          >
            <option value="">{t('settings.wholeCourse')}</option>
            {course.modules.map(({ id, title }) => (
              <option key={id} value={`module ${id}`}>
                {t('settings.module', { title })}
              </option>
            ))}
            {course.lessons.map(({ id, title }) => (
              <option key={id} value={`lesson ${id}`}>
                {t('settings.lesson', { title })}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
    </>
  );
}
