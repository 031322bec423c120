export const subscriptionSettingsPath = '/dashboard/settings/subscription';

export function successPath(checkoutId: string): string {
  return `/subscription-success?${new URLSearchParams({ checkout: checkoutId })}`;
}

export function cancelPath(checkoutId: string): string {
  return `/subscription-cancel?${new URLSearchParams({ checkout: checkoutId })}`;
}
