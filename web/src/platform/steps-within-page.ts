import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * For loaders around a page whose steps are in its query, such as the questions of an attempt: what it shows has come with
 * the page, so a step asks the server for nothing and works without a connection.
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
