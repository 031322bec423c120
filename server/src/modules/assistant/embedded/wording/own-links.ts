/** As long as a search takes. */
const longestQuery = 100;

/** The search for a question's words; parentheses would end the link in Markdown, and half a sign cannot be written. */
export function searchPath(question: string): string {
  const words = question.replace(/\s+/g, ' ').trim().slice(0, longestQuery).toWellFormed();
  return `/search?q=${encodeURIComponent(words).replace(/[()'*!]/g, percentEncoded)}`;
}

export function linkTo(title: string, path: string): string {
  return `[${title.replace(/[[\]\\]/g, '\\$&')}](/${path.replace(/^\//, '')})`;
}

function percentEncoded(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}
