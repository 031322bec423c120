/** Whether this browser knows that it has no connection; that it thinks to have one promises nothing. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}

/** What browsers throw when a page's data or code did not arrive: each has words of its own. */
const lostConnection = /failed to fetch|networkerror|load failed|dynamically imported module|importing a module/i;

export function isLostConnection(error: unknown): boolean {
  return error instanceof Error && (isOffline() || lostConnection.test(error.message));
}
