import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { FilterChips } from '#screen/filter-form/filter-chips.tsx';
import { type Asked, addressOf, type Filters, filterNames } from './filters.ts';
import type { Choices } from './tutor-filters.tsx';

type ActiveFiltersProps = { path: string; asked: Asked; choices: Choices; onRemove: () => void };

export function ActiveFilters({ path, asked, choices, onRemove }: ActiveFiltersProps) {
  const labels = useLabels(asked.filters, choices);
  const without = (filters: Filters) => addressOf(path, { ...asked, filters });
  const chosen = filterNames.flatMap((name) => {
    const label = labels[name];
    return label ? [{ name, label, without: without({ ...asked.filters, [name]: undefined }) }] : [];
  });
  return <FilterChips chosen={chosen} everything={without({})} onRemove={onRemove} />;
}

function useLabels(
  { subject, language, price, free }: Filters,
  { subjects }: Choices,
): Record<keyof Filters, string | undefined> {
  const { t } = useTranslation('tutoring');
  const format = useFormatter();
  return {
    subject: subjects.find(({ id }) => id === subject)?.title,
    language: language && t(`languages.${language}`),
    price: price && t('filters.upTo', { price: format.price(Number(price) * 100) }),
    free: free && t('filters.thisWeek'),
  };
}
