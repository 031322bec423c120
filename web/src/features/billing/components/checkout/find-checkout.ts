import type { Checkout } from '@navor/contract';
import type { Api } from '@navor/contract/page-request';
import { isApiError } from '#platform/api-error.ts';
import { requireLogin } from './require-login.ts';

type FoundCheckout =
  | { kind: 'found'; checkout: Checkout }
  /** It does not exist, or is somebody else's. */
  | { kind: 'missing' }
  /** The cashier does not answer, or was asked too often. */
  | { kind: 'unknown' };

/** The purchase that an address is about, of whoever is signed in; nothing is believed that the address alone says. */
export async function checkoutOf(api: Api, url: URL): Promise<FoundCheckout & { status: number }> {
  const id = url.searchParams.get('checkout');
  if (!id) return { kind: 'missing', status: 404 };
  await requireLogin(api, url);
  const found = await findCheckout(api, id);
  return { ...found, status: { found: 200, missing: 404, unknown: 503 }[found.kind] };
}

/** How a checkout stands, asked of the cashier. */
async function findCheckout(api: Api, id: string): Promise<FoundCheckout> {
  try {
    return { kind: 'found', checkout: await api.billing.checkout({ id }) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT') return { kind: 'missing' };
    if (error.code === 'PAYMENTS_UNAVAILABLE' || error.code === 'RATE_LIMITED') return { kind: 'unknown' };
    throw error;
  }
}
