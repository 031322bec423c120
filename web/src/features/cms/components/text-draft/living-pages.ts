const lockPrefix = 'navor-text-page:';

/** Lets other pages of this browser know that this one is there, for as long as it is. */
export function announcePage(page: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks?.request(`${lockPrefix}${page}`, () => promise);
  return resolve;
}

/** Those of which nothing may be taken over. */
export async function livingPages(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(({ name = '' }) => name.slice(lockPrefix.length)));
}
