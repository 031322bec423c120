import type { Catalogue } from '@navor/contract';
import { FilterChips } from '#screen/filter-form/filter-chips.tsx';
import { type Asked, addressOf, type Filters, filterNames } from './filters.ts';
import { useFilterLabels } from './use-filter-labels.ts';

type ActiveFiltersProps = {
  path: string;
  asked: Asked;
  themes: Catalogue['themes'];
  onRemove: () => void;
};

export function ActiveFilters({ path, asked, themes, onRemove }: ActiveFiltersProps) {
  const chosen = useChosen(asked.filters, themes);
  const without = (filters: Filters) => addressOf(path, { ...asked, filters });
  return (
    <FilterChips
      chosen={chosen.map(({ name, label }) => ({
        name,
        label,
        without: without({ ...asked.filters, [name]: undefined }),
      }))}
      everything={without({})}
      onRemove={onRemove}
    />
  );
}

function useChosen(filters: Filters, themes: Catalogue['themes']) {
  const labels = useFilterLabels(themes);
  const { theme, level, language, access, duration } = filters;
  const texts = {
    theme: theme && labels.theme(theme),
    level: level && labels.level(level),
    language: language && labels.language(language),
    access: access && labels.access(access),
    duration: duration && labels.duration(duration),
  };
  return filterNames.flatMap((name) => {
    const label = texts[name];
    return label ? [{ name, label }] : [];
  });
}
