import type { MergePart } from '@navor/contract';

export type Conflict = Extract<MergePart, { kind: 'conflict' }>;
export type ConflictChoice = 'own' | 'theirs' | 'both' | 'written';

/** What somebody decided about one place, with what they wrote there themselves. */
export type Decision = { choice: ConflictChoice; written: string };

/** The whole text with what was decided, in the order of the conflicts; null as long as one of them is open. */
export function resolvedText(parts: readonly MergePart[], decisions: readonly (Decision | undefined)[]): string | null {
  let next = 0;
  const texts = parts.map((part) => {
    if (part.kind === 'same') return part.text;
    const decision = decisions[next++];
    return decision ? chosenText(part, decision) : null;
  });
  return texts.includes(null) ? null : texts.join('');
}

/** Two blocks can follow each other; of what was removed, or of an entry such as the title, there is only one. */
export function canTakeBoth({ own, theirs }: Conflict): boolean {
  return own !== '' && theirs !== '' && !isEntry(own);
}

export function bothTexts({ own, theirs }: Conflict): string {
  return `${theirs.trimEnd()}\n\n${own}`;
}

function chosenText(conflict: Conflict, { choice, written }: Decision): string {
  if (choice === 'both') return bothTexts(conflict);
  if (choice !== 'written') return conflict[choice];
  return written.trim() === '' ? '' : `${written.trimEnd()}${endOf(conflict)}`;
}

/** The line ends that belong below the place, whichever text stands there. */
function endOf({ own, theirs, base }: Conflict): string {
  const [end = ''] = /\s*$/.exec(own || theirs || base) ?? [];
  return end;
}

/** Entries follow each other without an empty line between them. */
function isEntry(text: string): boolean {
  return /^[\w-]+:/.test(text) && /[^\n]\n$/.test(text);
}
