import type { LibraryList } from '@navor/contract';
import { courseLevels, librarySorts } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { FilterForm } from '#screen/filter-form/filter-form.tsx';
import { FilterSelect } from '#screen/filter-form/filter-select.tsx';
import { type Asked, countFilters, notation, wholeOf } from './filters.ts';

export type Choices = Pick<LibraryList, 'themes' | 'kinds' | 'tags'>;

type LibraryFiltersProps = { path: string; asked: Asked; choices: Choices; total: number; hasBookmarks: boolean };

export function LibraryFilters({ path, asked, choices, total, hasBookmarks }: LibraryFiltersProps) {
  const { t } = useTranslation(['library', 'courses', 'filter-form']);
  const { filters, sort } = asked;
  return (
    <FilterForm
      label={t('browse.filters')}
      path={path}
      asked={asked}
      notation={notation}
      whole={wholeOf(asked)}
      total={total}
      foldedCount={countFilters(filters)}
      apply={t('browse.apply')}
    >
      <div
        className={`grid gap-3 @xs:grid-cols-2 @2xl:grid-cols-3 ${hasBookmarks ? '@5xl:grid-cols-6' : '@5xl:grid-cols-5'}`}
      >
        <FilterSelect
          name="theme"
          label={t('filter-form:theme')}
          every={t('filter-form:everyTheme')}
          value={filters.theme}
          choices={choices.themes.map(({ id, title, count }) => [id, `${title} (${count})`])}
        />
        <FilterSelect
          name="kind"
          label={t('browse.kind')}
          every={t('browse.everyKind')}
          value={filters.kind}
          choices={choices.kinds.map(({ kind, count }) => [kind, `${t(`kindsMany.${kind}`)} (${count})`])}
        />
        <FilterSelect
          name="level"
          label={t('filter-form:level')}
          every={t('filter-form:everyLevel')}
          value={filters.level}
          choices={courseLevels.map((level) => [level, t(`courses:levels.${level}`)])}
        />
        <FilterSelect
          name="tag"
          label={t('browse.tag')}
          every={t('browse.everyTag')}
          value={filters.tag}
          choices={choices.tags.map(({ id, title, count }) => [id, `${title} (${count})`])}
        />
        {hasBookmarks && (
          <FilterSelect
            name="bookmarked"
            label={t('browse.shown')}
            every={t('browse.everything')}
            value={filters.bookmarked}
            choices={[['true', t('browse.onlyBookmarked')]]}
          />
        )}
        <FilterSelect
          name="sort"
          label={t('filter-form:sort')}
          value={sort}
          choices={librarySorts.map((one) => [one, t(`sorts.${one}`)])}
        />
      </div>
    </FilterForm>
  );
}
