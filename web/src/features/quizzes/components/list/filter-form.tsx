import type { QuizList } from '@navor/contract';
import { courseLevels } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import type { Filters } from './filters.ts';
import { useFilterForm } from './use-filter-form.ts';

type FilterFormProps = { path: string; filters: Filters; themes: QuizList['themes'] };

/** An ordinary form whose answer is an address, so that what was found can be kept and sent to somebody. */
export function FilterForm({ path, filters, themes }: FilterFormProps) {
  const { t } = useTranslation(['quizzes', 'courses']);
  const form = useFilterForm(path, filters);
  return (
    // A browser that fills in an earlier choice by itself would contradict the address.
    <Form {...form} action={path} role="search" aria-label={t('list.filters')} autoComplete="off">
      <div className="grid max-w-2xl grid-cols-2 items-end gap-3">
        <Field label={t('courses:filters.theme')}>
          <NativeSelect name="theme" defaultValue={filters.theme ?? ''}>
            <option value="">{t('courses:filters.everyTheme')}</option>
            {themes.map(({ id, title, quiz_count }) => (
              <option key={id} value={id}>
                {title} ({quiz_count})
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t('courses:filters.level')}>
          <NativeSelect name="level" defaultValue={filters.level ?? ''}>
            <option value="">{t('courses:filters.everyLevel')}</option>
            {courseLevels.map((level) => (
              <option key={level} value={level}>
                {t(`courses:levels.${level}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <div className="mt-3 hidden noscript:block">
        <Button type="submit" variant="secondary">
          {t('list.apply')}
        </Button>
      </div>
    </Form>
  );
}
