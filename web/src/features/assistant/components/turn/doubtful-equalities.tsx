import type { CheckedEquality } from '@navor/contract';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** What an answer claims and our own reckoning does not confirm, with what it found. */
export function DoubtfulEqualities({ equalities }: { equalities: readonly CheckedEquality[] }) {
  const { t } = useTranslation('assistant');
  const doubtful = equalities.filter(({ verdict }) => verdict === 'doubtful');
  if (doubtful.length === 0) return null;
  return (
    <ul className="grid gap-1 rounded-md border border-warn/30 bg-warn-soft px-3 py-2 text-sm">
      {doubtful.map(({ text, found }) => (
        <li key={text} className="wrap-anywhere flex gap-2">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
          <span>{found ? t('doubtful', { text, found }) : t('doubtfulPlain', { text })}</span>
        </li>
      ))}
    </ul>
  );
}
