/** Puts a symbol in the place of what is selected; a space keeps it from running into the word before or after it. */
export function insertSymbol(text: string, name: string, from: number, to: number): { text: string; caret: number } {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const inserted = `${/[\p{L}\p{N}_]$/u.test(before) ? ' ' : ''}${name}`;
  const gap = /^[\p{L}\p{N}_]/u.test(after) ? ' ' : '';
  return { text: `${before}${inserted}${gap}${after}`, caret: before.length + inserted.length };
}
