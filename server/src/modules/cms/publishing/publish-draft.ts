import type { ContentDocument, Published } from '@navor/contract';
import { findFileReferences } from '../../../content/files/find-file-references.ts';
import type { SignedIn } from '../../../platform/access.ts';
import type { Services } from '../../../platform/services.ts';
import { documentsOf } from '../documents/document-kinds.ts';
import { type DraftFile, draftHash, findDraft, overlay } from '../drafts/find-draft.ts';
import { chooseDrafted } from '../translations/values-in-language.ts';
import { archivedProblems } from './archived-problems.ts';
import { foreignPlaces } from './foreign-places.ts';
import { goOnBeforeSchedule } from './go-on-beside-schedule.ts';
import { publishedHash, publishFiles } from './publish-files.ts';
import { keepRebased, rebaseDraft } from './rebase-draft.ts';
import { withStatus } from './with-status.ts';

type Request = {
  document: ContentDocument;
  /** The draft as its author has seen it. */
  draftHash: string | null;
  /** Those of one lesson or language, as translations are named; all where it is left out. */
  paths: readonly string[] | undefined;
  /** What was published when its author decided that the draft holds where both have changed. */
  overPublished?: string | undefined;
  viewer: SignedIn;
};

/** Others may publish at the same moment; after so many times it is better to say so. */
const mostTries = 3;

/** Makes a draft, or some files of it, what readers see. */
export async function publishDraft(services: Services, request: Request): Promise<Published> {
  const { document, paths, viewer } = request;
  const archived = await archivedProblems(services.db, document);
  if (archived.length > 0) return { kind: 'refused', problems: archived };
  for (let tries = 0; tries < mostTries; tries++) {
    const before = await documentsOf(document.kind).find(services.db, document.id);
    const draft = await findDraft(services.db, document);
    if (draftHash(draft) !== request.draftHash) return { kind: 'outdated' };
    const chosen = paths ? withShownFiles(draft, chooseDrafted(document, draft, before?.files, paths)) : draft;
    const published = publishedHash(before);
    const rebased = await rebaseDraft(services, document, chosen, before, request.overPublished === published);
    if (rebased.kind === 'conflict') return { ...rebased, published_hash: published };
    const composed = overlay(before, rebased.draft);
    // Some files of something that nobody can open do not open it, nor do they close what is open.
    const files = withStatus(document, composed, paths ? (before?.status ?? 'draft') : 'published');
    const foreign = await foreignPlaces(services.db, { document, before, files, viewer });
    if (foreign.length > 0) return { kind: 'refused', problems: foreign };
    const publishing = await publishFiles(services, {
      ...{ document, before, files, reason: 'published', userId: viewer.user.id },
      isStillWanted: async (tx) => draftHash(await findDraft(tx, document)) === request.draftHash,
      async settle(tx) {
        await keepRebased(tx, document, { before: chosen, after: rebased.draft });
        await goOnBeforeSchedule(tx, document, {
          drafted: chosen.filter((one) => draft.includes(one)),
          files,
          isWhole: !paths,
        });
      },
    });
    if (publishing.kind === 'refused') return publishing;
    if (publishing.kind === 'published') {
      const isOpen = !paths || before?.status === 'published';
      return { ...publishing, version: publishing.version.number, is_open: isOpen };
    }
  }
  return { kind: 'outdated' };
}

/** A text goes out with the drawings, pictures and tables that it shows. */
function withShownFiles(draft: readonly DraftFile[], chosen: readonly DraftFile[]): DraftFile[] {
  const texts = chosen.flatMap(({ file }) => (file && 'bytes' in file ? file.bytes.toString() : []));
  const shown = new Set(texts.flatMap((text) => findFileReferences(text).map(({ path }) => path)));
  const known = new Set(chosen.map(({ path }) => path));
  return [...chosen, ...draft.filter(({ path }) => shown.has(path) && !known.has(path))];
}
