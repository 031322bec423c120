import type { QuizList } from '@navor/contract';
import { courseLevels } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { FilterForm } from '#screen/filter-form/filter-form.tsx';
import { FilterSelect } from '#screen/filter-form/filter-select.tsx';
import { type Filters, notation } from './filters.ts';

type QuizFiltersProps = { path: string; filters: Filters; themes: QuizList['themes']; total: number };

export function QuizFilters({ path, filters, themes, total }: QuizFiltersProps) {
  const { t } = useTranslation(['quizzes', 'courses', 'filter-form']);
  return (
    <FilterForm
      label={t('list.filters')}
      path={path}
      asked={filters}
      notation={notation}
      total={total}
      apply={t('list.apply')}
    >
      <div className="grid max-w-2xl grid-cols-2 items-end gap-3">
        <FilterSelect
          name="theme"
          label={t('filter-form:theme')}
          every={t('filter-form:everyTheme')}
          value={filters.theme}
          choices={themes.map(({ id, title, quiz_count }) => [id, `${title} (${quiz_count})`])}
        />
        <FilterSelect
          name="level"
          label={t('filter-form:level')}
          every={t('filter-form:everyLevel')}
          value={filters.level}
          choices={courseLevels.map((level) => [level, t(`courses:levels.${level}`)])}
        />
      </div>
    </FilterForm>
  );
}
