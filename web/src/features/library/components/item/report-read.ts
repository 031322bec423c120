/** Best effort: nobody waits for it, and without a connection nothing is lost but a number. */
export function reportRead(itemId: string): void {
  import('#platform/browser-api.ts').then(({ api }) => api.library.reportRead({ itemId })).catch(() => {});
}
