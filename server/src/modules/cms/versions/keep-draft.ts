import type { ContentDocument } from '@navor/contract';
import type { Services } from '../../../platform/services.ts';
import { type AuthoringWrite, makeOnce } from '../../authorship/index.ts';
import { composeFiles } from '../drafts/compose-files.ts';
import { lockDocument } from '../drafts/write-draft.ts';
import { keepVersion, type Version } from './keep-version.ts';

type Keeping = { document: ContentDocument; note: string; userId: string; write?: AuthoringWrite | undefined };

/** Keeps a document as its authors have left it, with a note that tells others why. */
export function keepDraft({ db }: Pick<Services, 'db'>, { document, note, userId, write }: Keeping): Promise<Version> {
  return db.transaction((tx) =>
    makeOnce(tx, {
      write,
      make: async () => {
        await lockDocument(tx, document);
        const files = await composeFiles(tx, document);
        const kept = { document, reason: 'kept', files, createdBy: userId, note: note || null } as const;
        const { id, number } = await keepVersion(tx, kept);
        return { id, number };
      },
    }),
  );
}
