import type { GroupSessionList } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { addDays } from '#screen/day.ts';
import { FilterForm } from '#screen/filter-form/filter-form.tsx';
import { FilterSelect } from '#screen/filter-form/filter-select.tsx';
import { type Filters, hasFilters, notation } from './filters.ts';

type Choices = Pick<GroupSessionList, 'subjects' | 'levels' | 'languages' | 'weeks'>;
type GroupFiltersProps = { path: string; filters: Filters; choices: Choices; total: number };

export function GroupFilters({ path, filters, choices, total }: GroupFiltersProps) {
  const { t } = useTranslation(['groups', 'courses', 'filter-form']);
  const weekName = useWeekName();
  const { subjects, levels, languages, weeks } = choices;
  const whole: Filters = { mine: filters.mine };
  return (
    <FilterForm
      label={t('list.filters')}
      path={path}
      asked={filters}
      notation={notation}
      whole={whole}
      total={total}
      foldedCount={countOf(filters)}
      apply={t('list.apply')}
    >
      {filters.mine && <input type="hidden" name="mine" value={filters.mine} />}
      <div className="grid @2xl:grid-cols-4 @md:grid-cols-2 items-end gap-3">
        <FilterSelect
          name="subject"
          label={t('filter-form:theme')}
          every={t('filter-form:everyTheme')}
          value={filters.subject}
          choices={subjects.map(({ id, title, count }) => [id, `${title} (${count})`])}
        />
        <FilterSelect
          name="level"
          label={t('filter-form:level')}
          every={t('filter-form:everyLevel')}
          value={filters.level}
          choices={levels.map(({ level, count }) => [level, `${t(`courses:levels.${level}`)} (${count})`])}
        />
        <FilterSelect
          name="spoken"
          label={t('list.language')}
          every={t('list.everyLanguage')}
          value={filters.spoken}
          choices={languages.map(({ language, count }) => [language, `${t(`languages.${language}`)} (${count})`])}
        />
        <FilterSelect
          name="week"
          label={t('list.week')}
          every={t('list.everyWeek')}
          value={filters.week}
          choices={weeks.map(({ monday, count }) => [monday, `${weekName(monday)} (${count})`])}
        />
      </div>
    </FilterForm>
  );
}

function countOf(filters: Filters): number {
  return hasFilters(filters) ? Object.values({ ...filters, mine: undefined }).filter(Boolean).length : 0;
}

/** From Monday to Sunday, as the reader's language writes days. */
function useWeekName() {
  const { t } = useTranslation('groups');
  const format = useFormatter();
  return (monday: string) => {
    const sunday = addDays(monday, 6);
    return t('list.weekOf', { from: format.date(monday, 'day'), to: format.date(sunday, 'day') });
  };
}
