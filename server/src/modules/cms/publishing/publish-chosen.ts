import type { ContentDocument, Published } from '@navor/contract';
import type { PublishedDocument } from '../../../content/documents.ts';
import { findFileReferences } from '../../../content/files/find-file-references.ts';
import type { SignedIn } from '../../../platform/access.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { type DraftFile, overlay } from '../drafts/find-draft.ts';
import { foreignPlaces } from './foreign-places.ts';
import { goOnBeforeSchedule } from './go-on-beside-schedule.ts';
import { publishedHash, publishFiles } from './publish-files.ts';
import { keepRebased, rebaseDraft } from './rebase-draft.ts';
import { withStatus } from './with-status.ts';

type Choice = {
  document: ContentDocument;
  before: PublishedDocument | undefined;
  /** All that is drafted. */
  draft: readonly DraftFile[];
  /** What of it readers are to see, as it is drafted or made from that. */
  chosen: readonly DraftFile[];
  /** What stays drafted as it is, and goes on from something else once this is published. */
  staying?: readonly DraftFile[];
  isWhole: boolean;
  /** What was published when its author decided that the draft holds where both have changed. */
  overPublished?: string | undefined;
  viewer: SignedIn;
  /** Whether the draft is what was chosen from, once nobody can write any more. */
  isStillWanted: (tx: Db) => Promise<boolean>;
};

/** Others may publish at the same moment; after so many times it is better to say so. */
export const mostTries = 3;

/** Lays what was chosen of a draft over what is published, and makes it what readers see. */
export async function publishChosen(services: Services, choice: Choice): Promise<Published | { kind: 'overtaken' }> {
  const { document, before, draft, chosen, staying = [], isWhole, viewer, isStillWanted } = choice;
  const published = publishedHash(before);
  const rebased = await rebaseDraft(services, document, chosen, before, choice.overPublished === published);
  if (rebased.kind === 'conflict') return { ...rebased, published_hash: published };
  const composed = overlay(before, rebased.draft);
  // Some files of something that nobody can open do not open it, nor do they close what is open.
  const files = withStatus(document, composed, isWhole ? 'published' : (before?.status ?? 'draft'));
  const foreign = await foreignPlaces(services.db, { document, before, files, viewer });
  if (foreign.length > 0) return { kind: 'refused', problems: foreign };
  const publishing = await publishFiles(services, {
    ...{ document, before, files, reason: 'published', userId: viewer.user.id, isStillWanted },
    async settle(tx) {
      await keepRebased(tx, document, { before: chosen, after: [...rebased.draft, ...staying] });
      await goOnBeforeSchedule(tx, document, {
        ...{ drafted: chosen.filter((one) => draft.includes(one)), files, isWhole },
      });
    },
  });
  if (publishing.kind !== 'published') return publishing;
  const isOpen = isWhole || before?.status === 'published';
  return { ...publishing, version: publishing.version.number, is_open: isOpen };
}

/** A text goes out with the drawings, pictures and tables that it shows. */
export function withShownFiles(draft: readonly DraftFile[], chosen: readonly DraftFile[]): DraftFile[] {
  const texts = chosen.flatMap(({ file }) => (file && 'bytes' in file ? file.bytes.toString() : []));
  const shown = new Set(texts.flatMap((text) => findFileReferences(text).map(({ path }) => path)));
  const known = new Set(chosen.map(({ path }) => path));
  return [...chosen, ...draft.filter(({ path }) => shown.has(path) && !known.has(path))];
}
