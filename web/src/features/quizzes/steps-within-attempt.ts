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
  const isStep = !formMethod && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isStep && nextUrl.pathname.startsWith('/dashboard/attempt/') ? false : defaultShouldRevalidate;
}
