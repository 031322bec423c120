import { href } from 'react-router';

/** Where plans are chosen. `from` is a path of this site to go back to afterwards. */
export function plansPath(from?: string): string {
  return withQuery(href('/subscription'), from ? { from } : {});
}

/** What the plan page is asked for stands in its address. */
export function plansPathFor(wanted: Readonly<Record<string, string | null>>): string {
  return withQuery(href('/subscription'), wanted);
}

/** Where somebody looks after their own subscription. */
export const subscriptionSettingsPath = href('/dashboard/settings/subscription');

/** Says, as `from`, that somebody comes from the cashier's own pages, where they may have left another card. */
export const fromCashier = 'cashier';

/** Where a form of that screen leads on to that was sent without scripts, so that the fresh page says what was done. */
export function settingsDonePath(done: string): string {
  return withQuery(subscriptionSettingsPath, { done });
}

export function successPath(checkout: string): string {
  return withQuery(href('/subscription-success'), { checkout });
}

export function cancelPath(checkout: string): string {
  return withQuery(href('/subscription-cancel'), { checkout });
}

export function sandboxPath(checkoutId: string): string {
  return href('/sandbox-checkout/:checkoutId', { checkoutId });
}

function withQuery(path: string, values: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return query.size > 0 ? `${path}?${query}` : path;
}
