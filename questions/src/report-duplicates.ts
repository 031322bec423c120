import type { Translated } from '@navor/languages';
import { faultOf } from './question-faults.ts';
import type { Place, PrepareTools } from './question-scorer.ts';

export function reportDuplicates(items: readonly { id: string }[], place: Place, { report }: PrepareTools): void {
  const seen = new Set<string>();
  for (const [at, { id }] of items.entries()) {
    if (seen.has(id)) report([...place, at, 'id'], faultOf('idTaken', id));
    seen.add(id);
  }
}

/** Of two that read the same, one is right and the other is not, and nobody could tell which. */
export function reportEqualTexts(
  items: readonly { id: string; text: Translated }[],
  place: Place,
  { report }: PrepareTools,
): void {
  const seen = new Map<string, string>();
  for (const [at, { id, text }] of items.entries()) {
    const written = Object.entries(text).map(([language, words]) => ({ words, key: `${language} ${words?.trim()}` }));
    // One that has the id of another as well is told of already.
    const equal = written.find(({ key }) => seen.has(key) && seen.get(key) !== id);
    if (equal) report([...place, at, 'text'], faultOf('sameText', equal.words ?? ''));
    for (const { key } of written) seen.set(key, id);
  }
}
