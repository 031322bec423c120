/**
 * Whether this browser says that it has a network. It is a hint alone, for what can as well be done later: some say no beside a
 * server that answers, as with the adapter of a VPN or on one machine, and that they say yes promises nothing.
 */
export function hasNetwork(): boolean {
  return typeof navigator === 'undefined' || navigator.onLine !== false;
}

/**
 * Sends what somebody wants to have sent; it is held back only once the server was asked for in vain. With a network `act` is
 * called at once, without one as soon as it is known: what must not happen twice has to be guarded until one of both was called.
 */
export async function unlessOffline(act: () => void | Promise<void>, whenOffline: () => void): Promise<void> {
  if (hasNetwork() || (await isServerThere())) await act();
  else whenOffline();
}

const patienceMs = 2000;

/** Asks the server itself, whatever the browser says of its network. */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) })).ok;
  } catch {
    return false;
  }
}

/** What browsers throw when a page's data or code did not arrive: each has words of its own. */
const lostConnection = /failed to fetch|networkerror|load failed|dynamically imported module|importing a module/i;

export function isLostConnection(error: unknown): boolean {
  return error instanceof Error && (!hasNetwork() || lostConnection.test(error.message));
}
