import { useTranslation } from 'react-i18next';
import { FilterChips } from '#screen/filter-form/filter-chips.tsx';
import { type Asked, addressOf, type Filters, filterNames } from './filters.ts';
import type { Choices } from './library-filters.tsx';

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

function useLabels(filters: Filters, { themes, tags }: Choices): Record<keyof Filters, string | undefined> {
  const { t } = useTranslation(['library', 'courses']);
  const { theme, kind, level, tag, bookmarked } = filters;
  return {
    theme: themes.find(({ id }) => id === theme)?.title,
    kind: kind && t(`kindsMany.${kind}`),
    level: level && t(`courses:levels.${level}`),
    tag: tags.find(({ id }) => id === tag)?.title,
    bookmarked: bookmarked && t('browse.onlyBookmarked'),
  };
}
