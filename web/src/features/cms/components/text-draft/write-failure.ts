import { isApiError } from '#platform/api-error.ts';

/** Why a write did not arrive. */
export type WriteFailure = 'offline' | 'signed-out' | 'refused';

export function failureOf(error: unknown): WriteFailure {
  if (!isApiError(error)) return 'offline';
  if (error.status === 401) return 'signed-out';
  return error.status >= 500 || error.status === 408 || error.status === 429 ? 'offline' : 'refused';
}

/** How long to wait until what did not arrive is tried again. */
export const retryMs = 5000;
