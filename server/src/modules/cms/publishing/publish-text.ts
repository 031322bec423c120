import type { ContentDocument, PublishedText } from '@navor/contract';
import { defaultLanguage } from '@navor/languages';
import { type DocumentFiles, hashOfFile } from '../../../content/documents.ts';
import type { FileProblem } from '../../../content/files/problem.ts';
import type { SignedIn } from '../../../platform/access.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { documentsOf } from '../documents/document-kinds.ts';
import { draftHash, findDraft, overlay } from '../drafts/find-draft.ts';
import { inLanguage } from '../translations/translated-file.ts';
import { archivedProblems } from './archived-problems.ts';
import { listNewLesson } from './list-new-lesson.ts';
import { mostTries, publishChosen, withShownFiles } from './publish-chosen.ts';

type Request = {
  document: ContentDocument;
  path: string;
  /** Of the text that its page has shown; null where it has shown that there is none any more. */
  seenHash: string | null;
  viewer: SignedIn;
};

/**
 * Makes one text, as its page has shown it, what readers see. A lesson that readers do not know of yet is listed by its course,
 * and whatever else is drafted in the course's own file stays drafted: the page has not shown it.
 */
export async function publishText(services: Services, request: Request): Promise<PublishedText> {
  const { document, path, seenHash, viewer } = request;
  const { db } = services;
  const { textId } = found(documentsOf(document.kind).textAt(path));
  const archived = await archivedProblems(db, document);
  if (archived.length > 0) return { kind: 'refused', problems: archived };
  for (let tries = 0; tries < mostTries; tries++) {
    const before = await documentsOf(document.kind).find(db, document.id);
    const draft = await findDraft(db, document);
    const files = overlay(before, draft);
    if (hashAt(files, path) !== seenHash) return { kind: 'outdated' };
    if (!before) {
      const other_texts = countOtherTexts(document, files, textId);
      return { kind: 'never-published', draft_hash: draftHash(draft), other_texts };
    }
    const missing = missingTexts(document, before.files, files, path);
    if (missing.length > 0) return { kind: 'refused', problems: missing };
    if (seenHash === hashAt(before.files, path)) return { kind: 'unchanged', is_open: before.status === 'published' };
    const texts = withShownFiles(
      draft,
      draft.filter((one) => one.path === path),
    );
    const listing = listNewLesson(document, { path, draft, published: before.files });
    const chosen = [...texts, ...(listing ? [listing.listed] : [])];
    const read = chosen.map((one) => one.path);
    const publishing = await publishChosen(services, {
      ...{ document, before, draft, chosen, staying: listing?.staying ?? [], isWhole: false, viewer },
      // What others save elsewhere meanwhile is no part of this.
      async isStillWanted(tx) {
        const asRead = draft.filter((one) => read.includes(one.path));
        return draftHash(await findDraft(tx, document, read)) === draftHash(asRead);
      },
    });
    if (publishing.kind !== 'overtaken') return publishing;
  }
  return { kind: 'outdated' };
}

/**
 * A translation waits for its source: what it says in the first language was shown by another page, so that it does not go
 * out along with it, and without it readers would have nothing.
 */
function missingTexts(
  { kind }: ContentDocument,
  published: DocumentFiles,
  files: DocumentFiles,
  path: string,
): FileProblem[] {
  const { language } = found(documentsOf(kind).textAt(path));
  if (!files.has(path)) {
    // Taken out, which is what is published; or never there at all.
    if (published.has(path)) return [];
    const message = `There is no text in ${language}`;
    return [{ path, line: 1, rule: 'missing-translation', severity: 'error', message }];
  }
  const source = inLanguage(path, defaultLanguage);
  if (language === defaultLanguage || published.has(source)) return [];
  const message = `A translation is published after its source, and ${source} is not published yet`;
  return [{ path: source, line: 1, rule: 'unpublished-source', severity: 'error', message }];
}

function countOtherTexts({ kind }: ContentDocument, files: DocumentFiles, textId: string | null): number {
  const texts = [...files.keys()].flatMap((path) => documentsOf(kind).textAt(path) ?? []);
  return texts.filter((text) => text.textId !== textId).length;
}

function hashAt(files: DocumentFiles, path: string): string | null {
  const file = files.get(path);
  return file ? hashOfFile(file) : null;
}
