import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * For loaders around an attempt, whose steps from question to question are in its query: what it shows has come with the
 * page, so a step asks the server for nothing and works without a connection.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isStep = !formMethod && currentUrl.search !== nextUrl.search;
  return isStep && isWithinAttempt(currentUrl, nextUrl) ? false : defaultShouldRevalidate;
}

/** Works without a connection. */
export function isWithinAttempt(current: URL, next: URL): boolean {
  return current.pathname === next.pathname && next.pathname.startsWith('/dashboard/attempt/');
}
