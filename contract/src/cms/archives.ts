import { z } from 'zod';
import type { ContentDocument } from '../authorship/document.ts';
import { writeKey } from '../write-key.ts';
import type { ContentProblem } from './drafts.ts';

/** How an archive is brought in: over what is there, or as new beside it. */
export const archiveQueryShape = z.object({ as: z.string().optional(), write_key: writeKey });

/** What became of a document of an archive: it waits as a draft, or stays out. */
export type ImportedDocument = ContentDocument & {
  /** Nobody could open it where its main file is unreadable: the problems say why. */
  outcome: 'created' | 'drafted' | 'unchanged' | 'foreign' | 'impossible' | 'unreadable';
  /** Files that somebody has drafted otherwise: the draft stays, what came in is in the history. */
  conflicts: string[];
  /** What publishing it would say by now. */
  problems: ContentProblem[];
};

/** The answer to an archive that was sent. */
export type ArchiveReport =
  | {
      kind: 'imported';
      documents: ImportedDocument[];
      /** Files that belong to nothing, or are not what their name says. */
      ignored: string[];
    }
  | {
      kind: 'refused';
      /** What is wrong with the archive as such. */
      fault: string;
      path: string | null;
    };
