import type { ImportFormat, ImportReport, Language } from '@navor/contract';
import type { Services } from '../../../platform/services.ts';

export type Importing = {
  fileName: string;
  text: string;
  /** Told by the file where it is left out. */
  format?: ImportFormat | undefined;
  theme: string;
  /** That the bank is written in. */
  language: Language;
  /** That the report is read in. */
  reader: Language;
  save: boolean;
};

export type ImportServices = Pick<Services, 'db' | 'pool' | 'texts'>;

/**
 * Makes one draft of all questions of a bank that can be shown and scored as they are meant, and tells of each other one
 * why not. All of the draft is saved or nothing is; the same bank again is another draft.
 */
export async function importQuestionBank(services: ImportServices, importing: Importing): Promise<ImportReport> {
  // Reading banks needs parsers that nothing else of the server does.
  const { makeDraft } = await import('./make-draft.ts');
  return makeDraft(services, importing);
}
