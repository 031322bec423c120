/**
 * Whether a whole page is made, rather than its data for a page that is there. After a form that page would be made with
 * what was known before the form did its work, so a success leads on to a fresh one.
 */
export function isForPage(request: Request): boolean {
  return !new URL(request.url).pathname.endsWith('.data');
}
