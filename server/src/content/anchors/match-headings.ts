import type { Heading } from '@navor/contract';
import type { Passage } from '../../platform/searchable.ts';
import { countWords, similarity, type WordCounts } from '../merging/similarity.ts';
import { Pairing } from '../pairing/pairing.ts';
import { sharedShare } from '../pairing/shared-share.ts';

/** A rendered text, as far as it tells what its sections are about. */
export type HeadedText = { contents: readonly Heading[]; passages: readonly Passage[] };

/** What two sections must have in common, from 0 to 1. */
const least = { inPlace: 0.25, elsewhere: 0.55 };

/**
 * Which heading of a text is which one of its next version, by their addresses. One that stayed as it was, or whose section
 * did, is itself; the others are recognised by their words and by their place among those. One that is gone is left out.
 */
export function matchHeadings(before: HeadedText, after: HeadedText): Map<string, string> {
  const [from, to] = [sectionsOf(before), sectionsOf(after)];
  const pairing = new Pairing(from.length, to.length);
  const pairEqual = (keyOf: (section: Section) => string | null, options?: { isUniqueOnly: boolean }) =>
    pairing.pairEqual(from.map(keyOf), to.map(keyOf), options);
  pairEqual(({ heading, text }) => `${heading}\n${text}`);
  pairEqual(({ heading }) => heading, { isUniqueOnly: true });
  pairEqual(({ text }) => text || null);
  pairing.pairSimilar((source, target) => likeness(from[source], to[target]), least);
  return new Map([...pairing.pairs].map(([source, target]) => [from[source]?.id ?? '', to[target]?.id ?? '']));
}

type Section = { id: string; heading: string; level: number; text: string; words: WordCounts };

function sectionsOf({ contents, passages }: HeadedText): Section[] {
  const texts = Map.groupBy(passages, ({ anchor }) => anchor);
  return contents.map(({ id, text: heading, level }) => {
    const text = (texts.get(id) ?? []).map((passage) => passage.text).join('\n');
    return { id, heading, level, text, words: countWords(text) };
  });
}

function likeness(one: Section | undefined, other: Section | undefined): number {
  if (!one || !other) return 0;
  // Two headings with nothing below them say nothing for or against each other by that.
  const text = one.words.total + other.words.total === 0 ? 0.5 : similarity(one.words, other.words);
  const heading = sharedShare(pairsOfLetters(one.heading), pairsOfLetters(other.heading));
  return 0.6 * text + 0.3 * heading + (one.level === other.level ? 0.1 : 0);
}

function pairsOfLetters(heading: string): Set<string> {
  const letters = ` ${heading.toLowerCase()} `;
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
}
