/** Words of our content inside Markdown: whatever they contain stays words. */
export function plainMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>$|~#{}]/g, '\\$&').replace(/^(\s*)([-+]|\d+[.)])(?=\s)/gm, '$1\\$2');
}

/** `Gostota $\rho$` or `Dolži&shy;na` of a column, as words. */
export function withoutMarkup(name: string): string {
  return name
    .replace(/&shy;|\u00ad/g, '')
    .replace(/\$[^$]*\$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
