/** Fetches the code of the quiz interface once the page has nothing else to do; no data, and nothing for whoever saves it. */
export function preloadAttemptCode(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const fetchCode = () => {
    import('./components/attempt/attempt-page.tsx').catch(() => {
      // Whoever opens a quiz fetches it then.
    });
  };
  // Not in every browser we serve.
  if ('requestIdleCallback' in window) window.requestIdleCallback(fetchCode);
  else fetchCode();
}
