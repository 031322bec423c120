import type { BillingIntent } from './billing-intents.ts';

export const settingsPath = '/dashboard/settings/subscription';

/** Where a form that was sent without scripts leads on to, so that the fresh page says what was done. */
export function donePath(intent: BillingIntent): string {
  return `${settingsPath}?${new URLSearchParams({ done: intent })}`;
}
