import type { UntranslatedText } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Viewer } from '../../../platform/access.ts';
import type { Services } from '../../../platform/services.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { countStaleTranslations, findCounted, translatedKinds } from './count-stale.ts';
import { countAnew, presentCounted } from './count-translations.ts';
import { findTextRevisions } from './text-revisions.ts';

/** More than an author changes between two looks; after content was loaded, all of it is left to the background. */
const mostCounted = 10;
/** After this long no other document is begun while somebody waits. */
const patienceMs = 1_000;

/**
 * What is outdated or missing in the translations of all documents that somebody may edit, the most outdated first.
 * Only what changed since the last look is read and compared.
 */
export async function listUntranslated(
  services: Services,
  viewer: Viewer,
  language: Language,
): Promise<UntranslatedText[]> {
  const documents = await findDocuments(services, viewer, language);
  const stale = documents.filter(({ known, revision }) => known?.revision !== revision);
  // What somebody is writing is looked at again at once.
  const current = stale.length > mostCounted ? stale.filter(({ isDrafted }) => isDrafted).slice(0, mostCounted) : stale;
  const counted = new Map<(typeof stale)[number], Awaited<ReturnType<typeof countAnew>>>();
  const startedAt = performance.now();
  for (const one of current) {
    if (performance.now() - startedAt > patienceMs) break;
    counted.set(one, await countAnew(services, one, one.revision, one.known?.texts ?? []));
  }
  if (counted.size < stale.length) await services.jobs.enqueue(services.db, countStaleTranslations, {});
  return documents
    .flatMap((one) => {
      const { kind, id, title: documentTitle } = one;
      return (counted.get(one) ?? one.known?.texts ?? []).flatMap((text) => {
        const { title, translations } = presentCounted(one, text, language);
        const unfinished = translations.filter(({ outdated, missing }) => outdated + missing > 0);
        return unfinished.map((counts) => ({ kind, id, document_title: documentTitle, title, ...counts }));
      });
    })
    .sort((one, other) => other.outdated - one.outdated || other.missing - one.missing);
}

/** Those that somebody works on, with the revision of their texts and what is known of an earlier one. */
async function findDocuments({ db }: Services, viewer: Viewer, language: Language) {
  const found = [];
  for (const kind of translatedKinds) {
    const listed = (await listDocuments(db, viewer, { kind, language })).filter((one) => one.archived_at === null);
    const ids = listed.map(({ id }) => id);
    const revisionOf = await findTextRevisions(db, kind, ids);
    const counted = await findCounted(db, kind, ids);
    for (const { id, title, drafted_files } of listed) {
      const stands = { revision: revisionOf(id), known: counted.get(id), isDrafted: drafted_files > 0 };
      found.push({ kind, id, title, ...stands });
    }
  }
  return found;
}
