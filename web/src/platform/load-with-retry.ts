import { hasNetwork } from './offline.ts';

/** Long enough for a connection that has only just come back, short enough to wait for in front of an empty place. */
const pause = 2000;

/**
 * Without a connection, what came with the page can still be read; its code is fetched when there is one again. With one,
 * code that does not come the second time is gone, as after a deployment, and no event would ever tell otherwise.
 */
export async function loadWithRetry<Code>(load: () => Promise<Code>, retries = 1): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (typeof window === 'undefined') throw error;
    if (!hasNetwork()) {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      return loadWithRetry(load);
    }
    if (retries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return loadWithRetry(load, retries - 1);
  }
}
