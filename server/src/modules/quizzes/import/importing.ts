import type { ImportFormat } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Services } from '../../../platform/services.ts';
import type { AuthoringWrite } from '../../authorship/index.ts';

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
  /** Who imports it; nobody where that is the operator's command. */
  userId: string | null;
  /** Names the write of a draft; looking at a bank writes none. */
  write?: AuthoringWrite | undefined;
};

export type ImportServices = Pick<Services, 'db' | 'texts' | 'threads'>;
