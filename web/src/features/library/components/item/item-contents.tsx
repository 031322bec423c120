import type { Heading } from '@navor/contract';
import { TableOfContents } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Contents } from '#screen/reading/contents.tsx';
import { Fold } from '#screen/reading/fold.tsx';

type ItemContentsProps = { headings: readonly Heading[]; language: string };

/** Beside the text where there is room. */
export function ContentsBeside({ headings, language }: ItemContentsProps) {
  const { t } = useTranslation('library');
  return (
    <aside aria-label={t('item.contents')} className="library-aside">
      <p aria-hidden className="mb-2 font-semibold text-sm">
        {t('item.contents')}
      </p>
      <Contents label={t('item.contents')} headings={headings} language={language} />
    </aside>
  );
}

/** Above the text elsewhere, or after the calculator; in the text, yet not of it. */
export function ContentsFold({ headings, language }: ItemContentsProps) {
  const { t, i18n } = useTranslation('library');
  return (
    <div lang={i18n.language} className="library-contents-fold">
      <Fold label={t('item.contents')} icon={<TableOfContents aria-hidden />} className="">
        <Contents label={t('item.contents')} headings={headings} language={language} />
      </Fold>
    </div>
  );
}
