import type { Passage } from '../../../platform/searchable.ts';
import type { Source } from '../library.tables.ts';

/** `SIST EN ISO 286-1`, `IEC 60529:1989`, `TSG-N-002:2021`, `ASTM B265`. */
const standard = /(?:\p{Lu}{1,6}[ /-])+\p{Lu}?\d+(?:-\d+)*(?::\d{4})?/gu;

/**
 * The standards among the sources of an item, by which people look for what they lay down. The titles beside them are in
 * one language, mostly not the reader's, and stay out of what words are compared with. Who asks for a standard wants the
 * item, not its list of sources.
 */
export function standardsPassages(sources: readonly Source[]): Passage[] {
  const lines = sources.flatMap(({ title }) => title.match(standard)?.join(' · ') ?? []);
  if (lines.length === 0) return [];
  return [{ anchor: null, heading: null, text: lines.join('\n'), formulas: [], isList: true }];
}
