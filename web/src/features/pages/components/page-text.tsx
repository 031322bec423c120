import type { Page } from '@navor/contract';
import { TableOfContents } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { FallbackNote } from '#screen/fallback-note.tsx';
import { type BodyPartData, useBody } from '#screen/reading/body-in-page.ts';
import { Contents } from '#screen/reading/contents.tsx';
import { Fold } from '#screen/reading/fold.tsx';
import { TextBody } from '#screen/reading/text-body.tsx';
import { useScrollBoxes } from '#screen/reading/use-scroll-boxes.ts';
import { useTextLinks } from '#screen/reading/use-text-links.ts';

type PageTextProps = { page: Omit<Page, 'body'> & { body: BodyPartData[] } };

/** A page to read: its contents stand beside the text where there is room, and folded above it elsewhere. */
export function PageText({ page }: PageTextProps) {
  const { t } = useTranslation('pages');
  const format = useFormatter();
  const text = useRef<HTMLDivElement>(null);
  const parts = useBody(page.body);
  useTextLinks(text);
  useScrollBoxes(text, parts);
  const contents = <Contents label={t('contents')} headings={page.contents} language={page.language} />;
  const hasContents = page.contents.length > 0;
  return (
    <div className="printed-alone grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_14rem]">
      <article className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">
        <header className="grid gap-3">
          <h1 lang={page.language} className="font-semibold text-3xl tracking-tight md:text-4xl">
            {page.title}
          </h1>
          <p lang={page.language} className="max-w-reading text-lg text-muted">
            {page.summary}
          </p>
          <FallbackNote language={page.language} />
        </header>
        {hasContents && (
          <Fold label={t('contents')} icon={<TableOfContents aria-hidden />} className="lg:hidden print:hidden">
            {contents}
          </Fold>
        )}
        <div ref={text} id="page-text" lang={page.language} className="max-w-reading text-body">
          <TextBody parts={parts} />
        </div>
        <p className="text-muted text-sm">{t('updated', { date: format.date(page.updated_at) })}</p>
      </article>
      {hasContents && (
        <aside
          aria-label={t('contents')}
          className="sticky top-22 hidden max-h-[calc(100dvh-7rem)] self-start overflow-y-auto p-1 lg:block print:hidden"
        >
          <p aria-hidden className="mb-2 font-semibold text-sm">
            {t('contents')}
          </p>
          {contents}
        </aside>
      )}
    </div>
  );
}
