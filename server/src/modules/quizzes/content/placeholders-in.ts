/** The names of values that a text shows: `U` of `{{U}}` as of `{{U.number}}`, each once. */
export function placeholdersIn(text: string): string[] {
  const names = Array.from(text.matchAll(/\{\{\s*([^{}.]*?)\s*(?:\.[^{}]*)?\}\}/g), ([, name]) => name ?? '');
  return [...new Set(names)].sort();
}
