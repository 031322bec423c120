import type { Heading } from '@navor/contract';
import { ChevronDown, TableOfContents } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

type ItemContentsProps = { headings: readonly Heading[]; language: string };

/** Beside the text where there is room. */
export function ContentsBeside({ headings, language }: ItemContentsProps) {
  const { t } = useTranslation('library');
  return (
    <aside aria-label={t('item.contents')} className="library-aside">
      <p aria-hidden className="mb-2 font-semibold text-sm">
        {t('item.contents')}
      </p>
      <Contents headings={headings} language={language} />
    </aside>
  );
}

/** Above the text elsewhere; opens without scripts too. */
export function ContentsFold({ headings, language }: ItemContentsProps) {
  const { t } = useTranslation('library');
  return (
    <details className="library-contents-fold group rounded-md border border-line bg-surface">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-md px-3 py-2 font-medium text-sm hover:bg-action-soft [&::-webkit-details-marker]:hidden [&>svg]:size-4 [&>svg]:shrink-0">
        <TableOfContents aria-hidden />
        <span className="min-w-0 grow">{t('item.contents')}</span>
        <ChevronDown aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-line border-t px-4 py-3">
        <Contents headings={headings} language={language} />
      </div>
    </details>
  );
}

function Contents({ headings, language }: ItemContentsProps) {
  const { t } = useTranslation('library');
  return (
    <nav aria-label={t('item.contents')}>
      <ol lang={language} className="border-line border-l text-sm">
        {headings.map(({ id, text, level }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className={`-ml-px block border-transparent border-l-2 py-1 pr-1 text-muted hover:border-action hover:text-ink ${level === 2 ? 'pl-3' : 'pl-6'}`}
            >
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
