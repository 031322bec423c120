import { TextLink } from '@navor/ui/link.tsx';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

type FilterChipsProps = {
  /** What is filtered by; each leads to the list without it. */
  chosen: { name: string; label: string; without: string }[];
  /** The list without any filter. */
  everything: string;
  onRemove: () => void;
};

/** The filters of a list, to be taken back. A screen that shows them names `filter-form` among its texts. */
export function FilterChips({ chosen, everything, onRemove }: FilterChipsProps) {
  const { t } = useTranslation('filter-form');
  if (chosen.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ul aria-label={t('active')} className="flex flex-wrap gap-2">
        {chosen.map(({ name, label, without }) => (
          <li key={name}>
            <Link
              to={without}
              preventScrollReset
              onClick={onRemove}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-action bg-action-soft px-4 text-action text-sm transition-colors hover:border-line-strong md:min-h-9"
            >
              <span className="sr-only">{t('remove')}</span>
              {label}
              <X aria-hidden className="size-4 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
      <TextLink to={everything} preventScrollReset onClick={onRemove} className="py-2 text-sm">
        {t('clear')}
      </TextLink>
    </div>
  );
}
