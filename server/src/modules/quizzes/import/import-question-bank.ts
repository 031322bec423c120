import type { ImportReport } from '@navor/contract';
import type { Importing, ImportServices } from './importing.ts';

/**
 * Makes one draft of all questions of a bank that can be shown and scored as they are meant, and tells of each other one
 * why not. All of the draft is saved or nothing is; the same bank again is another draft.
 */
export async function importQuestionBank(services: ImportServices, importing: Importing): Promise<ImportReport> {
  // Reading banks needs parsers that nothing else of the server does.
  const { makeDraft } = await import('./make-draft.ts');
  return makeDraft(services, importing);
}
