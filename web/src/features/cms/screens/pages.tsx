import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { orHidden } from '#screen/or-not-found.ts';
import { CmsFrame } from '../components/cms-frame/cms-frame.tsx';
import { DocumentList } from '../components/document-list/document-list.tsx';
import type { Route } from './+types/pages.ts';

export const handle: ScreenHandle = { namespaces: ['cms-documents', 'cms-tabs'] };

export async function loader({ context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  // To whoever writes nothing there is no such screen.
  const documents = await orHidden(api.cms.documents.list({ kind: 'page', language: preferences.language }));
  return { documents };
}

export default function PagesScreen({ loaderData: { documents } }: Route.ComponentProps) {
  const { t } = useTranslation('cms-documents');
  return (
    <CmsFrame
      title={t('pages.title')}
      lead={t('pages.lead')}
      actions={
        <Button asChild variant="secondary">
          <Link to={href('/dashboard/cms/archives')}>{t('upload')}</Link>
        </Button>
      }
    >
      <DocumentList documents={documents} pathOf={(pageId) => href('/dashboard/cms/pages/:pageId', { pageId })} />
    </CmsFrame>
  );
}
