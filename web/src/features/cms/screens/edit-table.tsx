import { textIn } from '@navor/languages';
import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { orHidden, orNotFound } from '#screen/or-not-found.ts';
import { DocumentFrame } from '../components/document-frame/document-frame.tsx';
import { TableEditor } from '../components/document-text/table-editor.tsx';
import type { Route } from './+types/edit-table.ts';

export const handle: ScreenHandle = {
  namespaces: ['cms-documents', 'cms-tabs', 'cms-lesson', 'cms-merging'],
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(params.name)) throw data(null, { status: 404 });
  const document = { kind: 'item' as const, id: params.itemId };
  const path = `tables/${params.name}.csv`;
  const both = Promise.all([api.cms.documents.open(document), api.cms.drafts.read({ ...document, path })]);
  const [{ title }, drafted] = await orHidden(orNotFound(both));
  return { document, name: params.name, path, drafted, title: textIn(title, preferences.language) };
}

/** The data of one table of an item; a table that there is not yet begins with what is typed first. */
export default function EditTableScreen({ loaderData }: Route.ComponentProps) {
  const { document, name, path, drafted, title } = loaderData;
  const { t } = useTranslation('cms-documents');
  const { user } = useAuth();
  return (
    <DocumentFrame
      document={document}
      title={title}
      part="files"
      detail={t('table.title', { name })}
      lead={t('table.lead', { path })}
    >
      {user && (
        <TableEditor
          key={`${user.id} ${document.id} ${path}`}
          {...{ path, drafted }}
          id={document.id}
          userId={user.id}
        />
      )}
    </DocumentFrame>
  );
}
