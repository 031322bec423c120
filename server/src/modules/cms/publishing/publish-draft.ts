import type { ContentDocument, Published } from '@navor/contract';
import type { SignedIn } from '../../../platform/access.ts';
import type { Services } from '../../../platform/services.ts';
import { documentsOf } from '../documents/document-kinds.ts';
import { draftHash, findDraft } from '../drafts/find-draft.ts';
import { chooseDrafted } from '../translations/values-in-language.ts';
import { archivedProblems } from './archived-problems.ts';
import { mostTries, publishChosen, withShownFiles } from './publish-chosen.ts';

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

/** Makes a draft, or some files of it, what readers see. */
export async function publishDraft(services: Services, request: Request): Promise<Published> {
  const { document, paths, overPublished, viewer } = request;
  const archived = await archivedProblems(services.db, document);
  if (archived.length > 0) return { kind: 'refused', problems: archived };
  let wasOpen = false;
  for (let tries = 0; tries < mostTries; tries++) {
    const before = await documentsOf(document.kind).find(services.db, document.id);
    // Whoever has unpublished it since this began has the last word, as whoever puts it away has.
    if (wasOpen && before?.status !== 'published') return { kind: 'outdated' };
    wasOpen = before?.status === 'published';
    const draft = await findDraft(services.db, document);
    if (draftHash(draft) !== request.draftHash) return { kind: 'outdated' };
    const chosen = paths ? withShownFiles(draft, chooseDrafted(document, draft, before?.files, paths)) : draft;
    const publishing = await publishChosen(services, {
      ...{ document, before, draft, chosen, isWhole: !paths, overPublished, viewer },
      isStillWanted: async (tx) => draftHash(await findDraft(tx, document)) === request.draftHash,
    });
    if (publishing.kind !== 'overtaken') return publishing;
  }
  return { kind: 'outdated' };
}
