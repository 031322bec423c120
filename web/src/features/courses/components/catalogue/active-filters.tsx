import type { Catalogue } from '@navor/contract';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TextLink } from '#ui/link.tsx';
import { type Asked, addressOf, type Filters, filterNames, hasFilters } from './filters.ts';
import { useFilterLabels } from './use-filter-labels.ts';

type ActiveFiltersProps = {
  path: string;
  asked: Asked;
  themes: Catalogue['themes'];
  onRemove: () => void;
};

export function ActiveFilters({ path, asked, themes, onRemove }: ActiveFiltersProps) {
  const { t } = useTranslation('courses');
  const chosen = useChosen(asked.filters, themes);
  if (!hasFilters(asked.filters)) return null;
  const without = (filters: Filters) => addressOf(path, { ...asked, filters });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ul aria-label={t('filters.active')} className="flex flex-wrap gap-2">
        {chosen.map(({ name, label }) => (
          <li key={name}>
            <Link
              to={without({ ...asked.filters, [name]: undefined })}
              preventScrollReset
              onClick={onRemove}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-action bg-action-soft px-4 text-action text-sm transition-colors hover:border-line-strong md:min-h-9"
            >
              <span className="sr-only">{t('filters.remove')}</span>
              {label}
              <X aria-hidden className="size-4 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
      <TextLink to={without({})} preventScrollReset onClick={onRemove} className="py-2 text-sm">
        {t('filters.clear')}
      </TextLink>
    </div>
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
