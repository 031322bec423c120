import { splitBlocks } from '../blocks/split-blocks.ts';
import { type Assessed, assessTranslation, type TextPair } from './assess-translation.ts';
import type { TranslationRow } from './compare-translation.ts';
import { type BlockEdit, editBlocks } from './edit-blocks.ts';
import { isFallback } from './is-fallback.ts';
import { blockOfValue } from './translated-values.ts';
import type { TranslationMark } from './translation-marks.ts';

/** A change of one block, with what its author had before them: blocks are known by their fingerprints. */
export type TranslatedEdit =
  | { kind: 'replace'; line: number; own?: string | undefined; text: string; source: string | null }
  | { kind: 'insert'; after: number | null; text: string; source: string }
  | { kind: 'remove'; line: number; own?: string | undefined }
  | { kind: 'move'; line: number; after: number | null };

type Editing = Assessed & {
  edit: TranslatedEdit;
  /** Somebody else has changed the file since its author saw it: lines say nothing any more. */
  isStale: boolean;
};

export type EditedTranslation =
  | {
      kind: 'edited';
      /** The whole text; for a file of values, what one of them is to be. */
      result: { text: string } | { value: number; text: string };
      /** All that is known of the text, with what is right from now on. */
      marks: readonly TranslationMark[] | null;
    }
  | { kind: 'untranslated' }
  /** There is no such block, or somebody else has changed that one. */
  | { kind: 'outdated' };

/** Changes one block of a translated text where that can be told without its author's seeing it again. */
export function editTranslated({ edit, isStale, ...assessed }: Editing): EditedTranslation {
  const { drafted, published } = assessed;
  const { rows, marks } = assessTranslation(assessed);
  const current = isStale ? located(edit, rows) : edit;
  if (!current) return { kind: 'outdated' };
  const source = 'source' in edit && edit.source ? shownSource(edit.source, { rows, published, marks }) : undefined;
  if (source && 'text' in edit && isFallback(edit.text, source.text)) return { kind: 'untranslated' };
  const result = drafted.valuesIn ? valueEdit(current, rows) : textEdit(drafted.own, current);
  if (!result) return { kind: 'outdated' };
  const mark = source && 'text' in edit ? markOf(edit.text, source, drafted.valuesIn !== undefined) : undefined;
  return { kind: 'edited', result, marks: mark ? [...marks, mark] : null };
}

/** The same change of the file as it is now; null where it is not to be told any more what is meant. */
function located(edit: TranslatedEdit, rows: readonly TranslationRow[]): TranslatedEdit | null {
  if (edit.kind === 'move') return null;
  if (edit.kind === 'insert') {
    const [at, another] = rows.flatMap((row, place) =>
      row.state === 'missing' && row.source.fingerprint === edit.source ? place : [],
    );
    return at === undefined || another !== undefined ? null : { ...edit, after: linesAbove(rows)[at] ?? null };
  }
  const [line, another] = rows.flatMap((row) => ('own' in row && row.own.fingerprint === edit.own ? row.own.line : []));
  return line === undefined || another !== undefined ? null : { ...edit, line };
}

/** Where the nearest translated block above a row is; of values, the one above, whether or not it is translated. */
export function linesAbove(rows: readonly TranslationRow[]): (number | null)[] {
  let above: number | null = null;
  return rows.map((row) => {
    const isValue = row.label && 'source' in row;
    const line = isValue ? (row.source.line === 1 ? null : row.source.line - 1) : above;
    if ('own' in row) above = row.own.line;
    return line;
  });
}

type Known = { rows: readonly TranslationRow[]; published: TextPair; marks: readonly TranslationMark[] };

/** The source block that was shown: as it is drafted or published, or as it was; one that nobody knows any more has no words. */
function shownSource(fingerprint: string, { rows, published, marks }: Known): SourceBlock {
  const drafted = rows.flatMap((row) => ('source' in row ? row.source : []));
  const blocks = [...drafted, ...(published.valuesIn ? [] : splitBlocks(published.source))];
  const block = blocks.find((one) => one.fingerprint === fingerprint);
  const text = block?.text ?? marks.findLast(({ source }) => source === fingerprint)?.sourceText ?? '';
  return { fingerprint, text };
}

function textEdit(file: string, edit: BlockEdit): { text: string } | null {
  const text = editBlocks(file, edit);
  return text === null ? null : { text };
}

/** Values have their places: they can be written, and nothing else. */
function valueEdit(edit: TranslatedEdit, rows: readonly TranslationRow[]): { value: number; text: string } | null {
  if (edit.kind !== 'replace' && edit.kind !== 'insert') return null;
  const value = edit.kind === 'replace' ? edit.line - 1 : (edit.after ?? 0);
  return rows[value] ? { value, text: edit.text } : null;
}

type SourceBlock = { fingerprint: string; text: string };

/** One that became several blocks has no mark: they are aligned by where they stand. */
function markOf(text: string, source: SourceBlock, isValue: boolean): TranslationMark | undefined {
  const [own, ...others] = isValue
    ? [blockOfValue(text, 0)]
    : splitBlocks(text.trim()).filter(({ kind }) => kind !== 'blank');
  if (!own || others.length > 0) return undefined;
  return { own: own.fingerprint, source: source.fingerprint, sourceText: source.text };
}
