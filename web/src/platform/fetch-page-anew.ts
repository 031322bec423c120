/** A file that is gone belongs to a release that is gone: the page itself has to be fetched anew. */
export function fetchPageAnew(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}
