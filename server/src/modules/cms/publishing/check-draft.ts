import type { ContentDocument } from '@navor/contract';
import type { FileProblem } from '../../../content/files/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { documentsOf } from '../documents/document-kinds.ts';
import { prepareFiles } from './publish-files.ts';
import { rebasedFiles } from './rebase-draft.ts';
import { withStatus } from './with-status.ts';

/** What publishing would say of a draft, without doing it. */
export async function checkDraft(services: Services, document: ContentDocument): Promise<FileProblem[]> {
  const before = await documentsOf(document.kind).find(services.db, document.id);
  const files = withStatus(document, await rebasedFiles(services, document, before), 'published');
  const { problems } = await prepareFiles(services, { document, before, files });
  return problems;
}
