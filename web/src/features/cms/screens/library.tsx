import { Button } from '@navor/ui/button.tsx';
import { Pagination } from '@navor/ui/pagination.tsx';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { listAddress } from '#screen/filter-form/list-address.ts';
import { orHidden } from '#screen/or-not-found.ts';
import { CmsFrame } from '../components/cms-frame/cms-frame.tsx';
import { DocumentList } from '../components/document-list/document-list.tsx';
import { ListSearch } from '../components/document-list/list-search.tsx';
import { listedPage } from '../components/document-list/listed-page.ts';
import type { Route } from './+types/library.ts';

export const handle: ScreenHandle = { namespaces: ['cms-documents', 'cms-tabs'] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  // To whoever writes nothing there is no such screen.
  const documents = await orHidden(api.cms.documents.list({ kind: 'item', language: preferences.language }));
  return listedPage(documents, url.searchParams);
}

export default function LibraryScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['cms-documents', 'cms-tabs']);
  const { search, shown, page, pageCount, total, canBeSearched } = loaderData;
  return (
    <CmsFrame
      title={t('library.title')}
      lead={t('library.lead')}
      actions={
        <>
          <Button asChild variant="secondary">
            <Link to={href('/dashboard/cms/archives')}>{t('upload')}</Link>
          </Button>
          <Button asChild>
            <Link to={href('/dashboard/cms/library/new')}>{t('create.action')}</Link>
          </Button>
        </>
      }
    >
      {canBeSearched && <ListSearch search={search} />}
      {shown.length === 0 && total > 0 ? (
        <p role="status">{t('cms-tabs:search.nothing')}</p>
      ) : (
        <DocumentList documents={shown} pathOf={(itemId) => href('/dashboard/cms/library/:itemId', { itemId })} />
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefFor={(next) => listAddress(href('/dashboard/cms/library'), { search }, next)}
      />
    </CmsFrame>
  );
}
