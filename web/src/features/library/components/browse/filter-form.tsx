import type { LibraryList } from '@navor/contract';
import { courseLevels, librarySorts } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { FilterFold, FilterSelect, useFilterForm } from '#features/courses/index.ts';
import { Button } from '#ui/button.tsx';
import { type Asked, countFilters, notation } from './filters.ts';

export type Choices = Pick<LibraryList, 'themes' | 'kinds' | 'tags'>;

type FilterFormProps = { path: string; asked: Asked; choices: Choices; hasBookmarks: boolean };

/** An ordinary form whose answer is an address, so that what was found can be kept and sent to somebody. */
export function FilterForm({ path, asked, choices, hasBookmarks }: FilterFormProps) {
  const { t } = useTranslation(['library', 'courses']);
  const form = useFilterForm(path, asked, notation);
  const { filters, sort } = asked;
  return (
    // A browser that fills in an earlier choice by itself would contradict the address.
    <Form
      {...form}
      action={path}
      role="search"
      aria-label={t('browse.filters')}
      autoComplete="off"
      className="@container"
    >
      <FilterFold count={countFilters(filters)}>
        <div
          className={`grid gap-3 @xs:grid-cols-2 @2xl:grid-cols-3 ${hasBookmarks ? '@5xl:grid-cols-6' : '@5xl:grid-cols-5'}`}
        >
          <FilterSelect
            name="theme"
            label={t('courses:filters.theme')}
            every={t('courses:filters.everyTheme')}
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
            label={t('courses:filters.level')}
            every={t('courses:filters.everyLevel')}
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
            label={t('courses:filters.sort')}
            value={sort}
            choices={librarySorts.map((one) => [one, t(`sorts.${one}`)])}
          />
        </div>
        <div className="mt-3 hidden noscript:block">
          <Button type="submit" variant="secondary">
            {t('browse.apply')}
          </Button>
        </div>
      </FilterFold>
    </Form>
  );
}
