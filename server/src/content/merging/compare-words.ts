import { alignEqual } from './align-equal.ts';

export type WordChange = { kind: 'same' | 'added' | 'removed'; text: string };

/** What changed in a text, word by word; in all but code, another space or line end is no change. */
export function compareWords(before: string, after: string, isCode = false): WordChange[] {
  const [words, newWords] = [wordsOf(before), wordsOf(after)];
  const keys = (each: string[]) => (isCode ? each : each.map((word) => (word.trim() === '' ? ' ' : word)));
  const pairs = [...alignEqual(keys(words), keys(newWords))].sort(([one], [other]) => one - other);
  const changes: WordChange[] = [];
  let [from, to] = [0, 0];
  for (const [one, other] of [...pairs, [words.length, newWords.length] as const]) {
    add(changes, 'removed', words.slice(from, one).join(''));
    add(changes, 'added', newWords.slice(to, other).join(''));
    add(changes, 'same', newWords[other] ?? '');
    [from, to] = [one + 1, other + 1];
  }
  return joinAcrossSpaces(changes);
}

/** Words, LaTeX commands, runs of spaces, and every other sign by itself. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|\\?[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}]/gu) ?? [];
}

function add(changes: WordChange[], kind: WordChange['kind'], text: string): void {
  if (text === '') return;
  const last = changes.at(-1);
  if (last?.kind === kind) last.text += text;
  else changes.push({ kind, text });
}

/** Two words in a row that were replaced read better as one change than as two with a space between them. */
function joinAcrossSpaces(changes: WordChange[]): WordChange[] {
  const joined: WordChange[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    add(joined, 'removed', removed);
    add(joined, 'added', added);
    [removed, added] = ['', ''];
  };
  for (const [at, { kind, text }] of changes.entries()) {
    const isBetween =
      kind === 'same' && text.trim() === '' && removed !== '' && added !== '' && at < changes.length - 1;
    if (kind === 'removed' || isBetween) removed += text;
    if (kind === 'added' || isBetween) added += text;
    if (kind === 'same' && !isBetween) {
      flush();
      add(joined, 'same', text);
    }
  }
  flush();
  return joined;
}
