/** What cannot be an id of ours leads nowhere; some of it, such as NUL, the database would not even read. */
export function isContentId(id: string): boolean {
  return /^[a-z0-9-]+$/.test(id);
}
