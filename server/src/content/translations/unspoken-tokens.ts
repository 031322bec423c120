/** What a text has in every language alike: formulas, code, targets of links, numbers. */
const unspoken = /\$[^$]+\$|`[^`]+`|\]\([^)\s]+|\d+(?:[.,]\d+)*/g;

export function unspokenTokens(text: string): string[] {
  return text.match(unspoken) ?? [];
}

export function withoutUnspoken(text: string): string {
  return text.replace(unspoken, ' ');
}
