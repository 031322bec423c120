import type { ContentDocument } from '@navor/contract';
import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '#screen/page-meta.tsx';
import { type DocumentTab, DocumentTabs, tabPath } from '../document-tabs/document-tabs.tsx';
import { useDocumentSteps } from './use-document-steps.ts';

type DocumentFrameProps = {
  document: ContentDocument;
  title: string;
  /** Which screen of the document this is; the first one goes by the document's title alone. */
  part?: DocumentTab;
  /** What of that part this is about, where it is one thing among others. */
  detail?: string;
  lead?: string;
  /** Where the focus goes when what it was on is gone. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
};

/** What stands around each part of a document that is being edited; it loads the words `cms-tabs`. */
export function DocumentFrame(props: DocumentFrameProps) {
  const { document, title, part, detail, lead, heading, aside, children } = props;
  const { t } = useTranslation('cms-tabs');
  const { toList, toDocument } = useDocumentSteps(document, title);
  const name = detail ?? (part && t(part));
  const toPart = part && detail ? [...toDocument, { label: t(part), href: tabPath(part, document) }] : toDocument;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageMeta title={name ? `${name} · ${title}` : title} isIndexed={false} />
      <Breadcrumb steps={part ? toPart : toList} current={name ?? title} />
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="wrap-anywhere font-semibold text-2xl md:text-3xl">{title}</h1>
        {aside}
      </header>
      <DocumentTabs document={document} {...(detail && { within: part })} />
      {part && (
        <div className="grid max-w-2xl gap-0.5 pt-2">
          <h2 ref={heading} tabIndex={-1} className="wrap-anywhere font-semibold text-lg">
            {name}
          </h2>
          {lead && <p className="text-muted text-sm">{lead}</p>}
        </div>
      )}
      {children}
    </div>
  );
}
