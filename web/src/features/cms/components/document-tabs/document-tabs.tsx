import type { ContentDocument, DocumentKindName } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { href, Link, NavLink } from 'react-router';
import { documentPath, filesPath, historyPath, peoplePath, settingsPath, translationsPath } from '../../cms-paths.ts';

export type DocumentTab = keyof typeof addresses;

const addresses = {
  structure: documentPath,
  questions: documentPath,
  text: documentPath,
  settings: settingsPath,
  translations: translationsPath,
  files: filesPath,
  history: historyPath,
  people: peoplePath,
  preview: ({ id }: ContentDocument) => href('/dashboard/cms/courses/:courseId/preview', { courseId: id }),
};

/** Pages are made of words alone. */
const tabsOf: Record<DocumentKindName, readonly DocumentTab[]> = {
  course: ['structure', 'settings', 'translations', 'files', 'history', 'people', 'preview'],
  quiz: ['questions', 'settings', 'translations', 'files', 'history', 'people'],
  item: ['text', 'settings', 'translations', 'files', 'history', 'people'],
  page: ['text', 'settings', 'translations', 'history', 'people'],
};

export function tabPath(tab: DocumentTab, document: ContentDocument): string {
  return addresses[tab](document);
}

type DocumentTabsProps = {
  document: ContentDocument;
  /** The tab below which a screen is that has none of its own. */
  within?: DocumentTab | undefined;
};

/** The ways between the screens of one document; the screens load the words `cms-tabs`. */
export function DocumentTabs({ document, within }: DocumentTabsProps) {
  const { t } = useTranslation('cms-tabs');
  return (
    <nav aria-label={t(`label.${document.kind}`)}>
      <ul className="flex flex-wrap gap-x-1 shadow-[inset_0_-1px_var(--color-line)]">
        {tabsOf[document.kind].map((tab) => (
          <li key={tab} className="shrink-0">
            {tab === within ? (
              <Link to={tabPath(tab, document)} aria-current="true" className={tabClasses}>
                {t(tab)}
              </Link>
            ) : (
              <NavLink to={tabPath(tab, document)} end className={tabClasses}>
                {t(tab)}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const tabClasses =
  'flex h-11 items-center whitespace-nowrap border-transparent border-b-2 px-3 font-medium text-muted text-sm transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-action aria-[current]:text-ink';
