/** Without a connection, what came with the page can still be read; its code is fetched when there is one again. */
export function onceThere<Code>(load: () => Promise<Code>): Promise<Code> {
  return load().catch((error) => {
    if (typeof window === 'undefined') throw error;
    return new Promise((resolve) => {
      window.addEventListener('online', () => resolve(onceThere(load)), { once: true });
    });
  });
}
