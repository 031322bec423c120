/** How many signs of a typeset formula are seen: LaTeX has many more characters than what comes of it. */
export function visibleLength(html: string): number {
  return html
    .replace(/<math.*<\/math>/s, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&\w+;|&#\w+;/g, '&')
    .replace(/[\s\u200b\u2060]/g, '').length;
}
