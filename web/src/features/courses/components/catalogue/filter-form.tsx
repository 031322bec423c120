import type { Catalogue } from '@navor/contract';
import { courseDurations, courseLevels, courseSorts, tiers } from '@navor/contract/choices';
import { languages } from '@navor/contract/languages';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { FilterFold, FilterSelect } from './filter-fields.tsx';
import { type Asked, countFilters, notation } from './filters.ts';
import { useFilterForm } from './use-filter-form.ts';
import { useFilterLabels } from './use-filter-labels.ts';

type FilterFormProps = { path: string; asked: Asked; themes: Catalogue['themes'] };

/** An ordinary form whose answer is an address, so that what was found can be kept and sent to somebody. */
export function FilterForm({ path, asked, themes }: FilterFormProps) {
  const { t } = useTranslation('courses');
  const form = useFilterForm(path, asked, notation);
  const labels = useFilterLabels(themes);
  const { filters, sort } = asked;
  return (
    // A browser that fills in an earlier choice by itself would contradict the address.
    <Form
      {...form}
      action={path}
      role="search"
      aria-label={t('filters.label')}
      autoComplete="off"
      className="@container"
    >
      <FilterFold count={countFilters(filters)}>
        <div className="grid gap-3 @xs:grid-cols-2 @2xl:grid-cols-3 @5xl:grid-cols-6">
          <FilterSelect
            name="theme"
            label={t('filters.theme')}
            every={t('filters.everyTheme')}
            value={filters.theme}
            choices={themes.map(({ id, title, course_count }) => [id, `${title} (${course_count})`])}
          />
          <FilterSelect
            name="level"
            label={t('filters.level')}
            every={t('filters.everyLevel')}
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
            label={t('filters.sort')}
            value={sort}
            choices={courseSorts.map((one) => [one, t(`sorts.${one}`)])}
          />
        </div>
        <div className="mt-3 hidden noscript:block">
          <Button type="submit" variant="secondary">
            {t('filters.apply')}
          </Button>
        </div>
      </FilterFold>
    </Form>
  );
}
