import type { Language } from '@navor/languages';
import { splitBlocks } from '../blocks/split-blocks.ts';
import { compareTranslation, marksOf, type TranslationRow } from './compare-translation.ts';
import { compareValues } from './compare-values.ts';
import { blockOfValue, translatedValuesIn } from './translated-values.ts';
import { type TranslationMark, TranslationMarks } from './translation-marks.ts';

/**
 * A text and its translation, whole files; what is not there is empty. The short texts of a file of values are in it in all
 * languages: both are that file, and the language says which of its translations is meant.
 */
export type TextPair = { source: string; own: string; valuesIn?: Language };

export type Assessed = { drafted: TextPair; published: TextPair; marks: readonly TranslationMark[] };

/** How a drafted translation stands. What was published and right is known to be, whether or not anybody marked it. */
export function assessTranslation({ drafted, published, marks }: Assessed): {
  rows: TranslationRow[];
  /** All that is known, the newest last. */
  marks: readonly TranslationMark[];
} {
  const known = learned(new TranslationMarks(marks), published);
  return { rows: comparePair(drafted, known), marks: known.list };
}

type Settled = { before: TextPair; after: TextPair; marks: readonly TranslationMark[] };

/** What is to be remembered of a translation when it, or its source, is published: what was right, and what is now. */
export function settleMarks({ before, after, marks }: Settled): readonly TranslationMark[] {
  const known = learned(learned(new TranslationMarks(marks), before), after);
  const blocks = [before, after].flatMap(blocksOf);
  return known.withoutOldest(new Set(blocks.map(({ fingerprint }) => fingerprint))).list;
}

function learned(marks: TranslationMarks, pair: TextPair): TranslationMarks {
  return marks.with(marksOf(comparePair(pair, marks)));
}

function comparePair({ source, own, valuesIn }: TextPair, marks: TranslationMarks): TranslationRow[] {
  return valuesIn ? compareValues(own, valuesIn, marks) : compareTranslation(source, own, marks);
}

function blocksOf({ source, own, valuesIn }: TextPair) {
  if (!valuesIn) return [...splitBlocks(source), ...splitBlocks(own)];
  return translatedValuesIn(own).flatMap(({ texts }, at) =>
    [texts.sl, texts[valuesIn]].flatMap((text) => (text === undefined ? [] : blockOfValue(text, at))),
  );
}
