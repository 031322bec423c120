import type { ComparedFile, ComparedWith, ContentDocument, FileChange } from '@navor/contract';
import type { DocumentFiles } from '../../../content/documents.ts';
import { readTextFile } from '../../../content/files/text-file.ts';
import { compareTextsTask } from '../../../content/merging/merge-tasks.ts';
import type { Db } from '../../../platform/database/database.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { changesBetween, hashesOf } from './file-changes.ts';
import { findPrevious, findVersion, type VersionRow } from './find-version.ts';
import { readVersionFiles } from './keep-version.ts';
import { findNow, presentVersions } from './list-versions.ts';

/** More than anybody reads at once: of larger changes, each file is compared when it is asked for. */
const mostCompared = 20;
/** A text that is new or gone is all difference: of a document's first version, that would be every word of it. */
const mostWhole = 3;

type Comparison = { document: ContentDocument; versionId: string; with: ComparedWith; path: string | undefined };

/** What a version changed, or what would change if it took the place of what there is. */
export async function compareVersion(services: Pick<Services, 'db' | 'threads'>, comparison: Comparison) {
  const { db } = services;
  const { document, path } = comparison;
  const row = await findVersion(db, document, comparison.versionId);
  const previous = await findPrevious(db, document, row.number);
  const [version] = await presentVersions(db, document, [row], previous ? [row, previous] : [row]);
  const after = await readVersionFiles(db, row.files);
  const before = await filesBefore(db, comparison, previous);
  const changes = changesBetween(hashesOf(before), hashesOf(after)).filter((change) => !path || change.path === path);
  const files: ComparedFile[] = [];
  for (const change of changes) {
    const shown = files.filter(({ differences }) => differences !== null);
    const whole = shown.filter(({ state }) => state !== 'changed');
    const isMuch = shown.length >= mostCompared || (change.state !== 'changed' && whole.length >= mostWhole);
    files.push(await compareFile(services, change, { before, after, isMuch }));
  }
  return { version: found(version), files };
}

async function filesBefore(
  db: Db,
  { document, with: other }: Comparison,
  previous: VersionRow | undefined,
): Promise<DocumentFiles> {
  if (other === 'previous') return previous ? readVersionFiles(db, previous.files) : new Map();
  const { published, current } = await findNow(db, document);
  return other === 'published' ? published : current;
}

type Sides = { before: DocumentFiles; after: DocumentFiles; isMuch: boolean };

async function compareFile(
  { threads }: Pick<Services, 'threads'>,
  change: FileChange,
  { before, after, isMuch }: Sides,
): Promise<ComparedFile> {
  const texts = { before: textIn(before, change.path), after: textIn(after, change.path) };
  const isText = /\.(?:md|yaml|csv|vtt)$/.test(change.path) && texts.before !== null && texts.after !== null;
  if (!isText || isMuch) return { ...change, is_text: isText, differences: null };
  const format = change.path.endsWith('.md') ? 'markdown' : 'lines';
  const { before: old, after: current } = texts as { before: string; after: string };
  const differences = await threads.run(compareTextsTask, { before: old, after: current, format });
  return { ...change, is_text: true, differences };
}

/** Empty where there is no such file, null where it is no text. */
function textIn(files: DocumentFiles, path: string): string | null {
  const file = files.get(path);
  if (!file) return '';
  return 'bytes' in file ? (readTextFile(file.bytes).text ?? null) : null;
}
