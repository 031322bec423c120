import type { TutorList } from '@navor/contract';
import { tutorSorts } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { FilterForm } from '#screen/filter-form/filter-form.tsx';
import { FilterSelect } from '#screen/filter-form/filter-select.tsx';
import { type Asked, countFilters, notation, priceChoices } from './filters.ts';

export type Choices = Pick<TutorList, 'subjects' | 'languages'>;

type TutorFiltersProps = { path: string; asked: Asked; choices: Choices; total: number };

export function TutorFilters({ path, asked, choices, total }: TutorFiltersProps) {
  const { t } = useTranslation(['tutoring', 'filter-form']);
  const format = useFormatter();
  const { filters, sort } = asked;
  return (
    <FilterForm
      label={t('filters.label')}
      path={path}
      asked={asked}
      notation={notation}
      total={total}
      isAlwaysShown
      foldedCount={countFilters(filters)}
      apply={t('filters.apply')}
    >
      <div className="grid gap-3 @xs:grid-cols-2 @2xl:grid-cols-3 @5xl:grid-cols-5">
        <FilterSelect
          name="subject"
          label={t('filters.subject')}
          every={t('filters.everySubject')}
          value={filters.subject}
          choices={choices.subjects.map(({ id, title, count }) => [id, `${title} (${count})`])}
        />
        <FilterSelect
          name="language"
          label={t('filters.language')}
          every={t('filters.everyLanguage')}
          value={filters.language}
          choices={choices.languages.map(({ language, count }) => [
            language,
            `${t(`languages.${language}`)} (${count})`,
          ])}
        />
        <FilterSelect
          name="price"
          label={t('filters.price')}
          every={t('filters.everyPrice')}
          value={filters.price}
          choices={priceChoices.map((euros) => [
            euros,
            t('filters.upTo', { price: format.price(Number(euros) * 100) }),
          ])}
        />
        <FilterSelect
          name="free"
          label={t('filters.free')}
          every={t('filters.anyTime')}
          value={filters.free}
          choices={[['week', t('filters.thisWeek')]]}
        />
        <FilterSelect
          name="sort"
          label={t('filter-form:sort')}
          value={sort}
          choices={tutorSorts.map((one) => [one, t(`sorts.${one}`)])}
        />
      </div>
    </FilterForm>
  );
}
