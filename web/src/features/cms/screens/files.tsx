import type { AllFiles, FileFilter } from '@navor/contract';
import { fileFilters } from '@navor/contract/choices';
import { textIn } from '@navor/languages';
import { Alert } from '@navor/ui/alert.tsx';
import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { Pagination } from '@navor/ui/pagination.tsx';
import { useTranslation } from 'react-i18next';
import { href, Link, redirect } from 'react-router';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { useFormatter } from '#platform/use-formatter.ts';
import { listAddress, readPage } from '#screen/filter-form/list-address.ts';
import { orHidden } from '#screen/or-not-found.ts';
import { useKeptFocus } from '#screen/use-kept-focus.ts';
import { CmsFrame } from '../components/cms-frame/cms-frame.tsx';
import { DocumentFiles } from '../components/files/document-files.tsx';
import type { Route } from './+types/files.ts';

export const handle: ScreenHandle = { namespaces: ['cms-files', 'cms-tabs', 'content-problems', 'quiz-editing'] };

const address = href('/dashboard/cms/files');

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = readPage(url.searchParams, 1000);
  const asked = url.searchParams.get('show');
  const filter = fileFilters.find((one) => one === asked) ?? 'all';
  // To whoever writes nothing there is no such screen.
  const found = await orHidden(apiOf(context).cms.files.listAll({ page, show: filter }));
  if (page > found.page_count) throw redirect(listAddress(address, query(filter), found.page_count));
  return { page, filter, ...found };
}

export default function FilesScreen({ loaderData }: Route.ComponentProps) {
  const { page, filter, documents, counts, is_complete, page_count } = loaderData;
  const { t } = useTranslation('cms-files');
  const { language } = useLanguageContext();
  // A document goes along with the last of its files that was shown.
  const heading = useKeptFocus<HTMLHeadingElement>(documents.map(({ kind, id }) => `${kind} ${id}`).join());
  return (
    <CmsFrame title={t('title')} lead={t('text')} heading={heading}>
      {!is_complete && <Alert tone="info">{t('incomplete')}</Alert>}
      {is_complete && counts.all === 0 ? (
        <EmptyState
          illustration={<Vijak pose="waiting" className="w-56 max-w-full" />}
          title={t('empty')}
          text={t('emptyText')}
          action={
            <Button asChild>
              <Link to={href('/dashboard/cms')}>{t('toWorkbench')}</Link>
            </Button>
          }
        />
      ) : (
        <>
          <Filters current={filter} counts={counts} />
          {documents.length === 0 && <p className="text-muted text-sm">{t('nothingShown')}</p>}
          {documents.map((document) => {
            const { kind, id, title } = document;
            const headingId = `files-${kind}-${id}`;
            return (
              <section key={headingId} aria-labelledby={headingId} className="grid gap-3">
                <h2 id={headingId} className="wrap-anywhere font-semibold text-lg">
                  <span className="font-normal text-muted">{t(`kind.${kind}`)} · </span>
                  {textIn(title, language)}
                </h2>
                <DocumentFiles document={document} />
              </section>
            );
          })}
        </>
      )}
      <Pagination page={page} pageCount={page_count} hrefFor={(next) => listAddress(address, query(filter), next)} />
    </CmsFrame>
  );
}

function Filters({ current, counts }: { current: FileFilter; counts: AllFiles['counts'] }) {
  const { t } = useTranslation('cms-files');
  const { number } = useFormatter();
  return (
    <nav aria-label={t('show.label')} className="flex flex-wrap gap-2">
      {fileFilters.map((filter) => (
        <Button key={filter} variant="secondary" asChild>
          <Link
            to={listAddress(address, query(filter), 1)}
            aria-current={filter === current ? 'true' : undefined}
            className="aria-[current=true]:border-action aria-[current=true]:bg-action-soft aria-[current=true]:text-action"
          >
            {t(`show.${filter}`)}
            <span className="tabular text-muted">{number(counts[filter])}</span>
          </Link>
        </Button>
      ))}
    </nav>
  );
}

function query(filter: FileFilter): Record<string, string> {
  return filter === 'all' ? {} : { show: filter };
}
