import { textIn } from '@navor/languages';
import { data } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { orHidden, orNotFound } from '#screen/or-not-found.ts';
import { documentAt } from '../cms-paths.ts';
import { DocumentFrame } from '../components/document-frame/document-frame.tsx';
import { DocumentFiles } from '../components/files/document-files.tsx';
import { NewTable } from '../components/files/new-table.tsx';
import type { Route } from './+types/document-files.ts';

export const handle: ScreenHandle = { namespaces: ['cms-files', 'cms-tabs', 'content-problems', 'quiz-editing'] };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const document = await orHidden(orNotFound(api.cms.files.list(documentAt(params))));
  // A document that can have no files has no screen for them.
  if (document.takes.length === 0) throw data(null, { status: 404 });
  return { document, title: textIn(document.title, preferences.language) };
}

/** The files of one document. */
export default function DocumentFilesScreen({ loaderData: { document, title } }: Route.ComponentProps) {
  const { kind, id } = document;
  return (
    <DocumentFrame document={{ kind, id }} title={title} part="files">
      {kind === 'item' && <NewTable itemId={id} />}
      <DocumentFiles document={document} />
    </DocumentFrame>
  );
}
