import type { Catalogue } from '@navor/contract';
import { courseDurations, courseLevels, courseSorts, tiers } from '@navor/contract/choices';
import { languages } from '@navor/languages';
import { useTranslation } from 'react-i18next';
import { FilterForm } from '#screen/filter-form/filter-form.tsx';
import { FilterSelect } from '#screen/filter-form/filter-select.tsx';
import { type Asked, countFilters, notation } from './filters.ts';
import { useFilterLabels } from './use-filter-labels.ts';

type CourseFiltersProps = { path: string; asked: Asked; themes: Catalogue['themes']; total: number };

export function CourseFilters({ path, asked, themes, total }: CourseFiltersProps) {
  const { t } = useTranslation(['courses', 'filter-form']);
  const labels = useFilterLabels(themes);
  const { filters, sort } = asked;
  return (
    <FilterForm
      label={t('filters.label')}
      path={path}
      asked={asked}
      notation={notation}
      total={total}
      foldedCount={countFilters(filters)}
      apply={t('filters.apply')}
    >
      <div className="grid gap-3 @xs:grid-cols-2 @2xl:grid-cols-3 @5xl:grid-cols-6">
        <FilterSelect
          name="theme"
          label={t('filter-form:theme')}
          every={t('filter-form:everyTheme')}
          value={filters.theme}
          choices={themes.map(({ id, title, course_count }) => [id, `${title} (${course_count})`])}
        />
        <FilterSelect
          name="level"
          label={t('filter-form:level')}
          every={t('filter-form:everyLevel')}
          value={filters.level}
          choices={courseLevels.map((level) => [level, labels.level(level)])}
        />
        <FilterSelect
          name="language"
          label={t('filters.language')}
          every={t('filters.everyLanguage')}
          value={filters.language}
          choices={languages.map((language) => [language, labels.language(language)])}
        />
        <FilterSelect
          name="access"
          label={t('filters.access')}
          every={t('filters.everyAccess')}
          value={filters.access}
          choices={tiers.map((tier) => [tier, labels.access(tier)])}
        />
        <FilterSelect
          name="duration"
          label={t('filters.duration')}
          every={t('filters.everyDuration')}
          value={filters.duration}
          choices={courseDurations.map((duration) => [duration, labels.duration(duration)])}
        />
        <FilterSelect
          name="sort"
          label={t('filter-form:sort')}
          value={sort}
          choices={courseSorts.map((one) => [one, t(`sorts.${one}`)])}
        />
      </div>
    </FilterForm>
  );
}
