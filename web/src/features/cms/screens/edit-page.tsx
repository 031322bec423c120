import 'katex/dist/katex.min.css';
import '@navor/ui/prose/reading.css';
import '@navor/ui/prose/figures.css';
import '@navor/ui/prose/callouts.css';
import '@navor/ui/prose/formula-boxes.css';
import '#screen/reading/live-formula/calculation.css';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { DocumentTextScreen } from '../components/document-text/document-text-screen.tsx';
import { loadDocumentText } from '../components/document-text/load-document-text.ts';
import type { Route } from './+types/edit-page.ts';

export const handle: ScreenHandle = {
  namespaces: [
    'cms-documents',
    'cms-tabs',
    'cms-lesson',
    'cms-editor',
    'cms-files',
    'cms-merging',
    'content-problems',
    'quiz-editing',
    'formula',
  ],
};

export function loader({ params, url, context }: Route.LoaderArgs) {
  return loadDocumentText(pageOf(context).api, { kind: 'page', id: params.pageId }, url);
}

export default function EditPageScreen({ loaderData }: Route.ComponentProps) {
  const address = `/${loaderData.id}`;
  return <DocumentTextScreen {...loaderData} address={address} />;
}
