import type { ErrorCode } from '@navor/contract';
import { data } from 'react-router';
import { isApiError } from './api-error.ts';

/** What passes by itself, or once somebody has made room. */
export type Outage = Extract<ErrorCode, 'UNAVAILABLE' | 'STORAGE_FULL'>;

/**
 * The API for loaders and actions, whose outages are answers that a page can be made of: an error that is merely thrown is a
 * 500 to React Router, and its code never reaches the screen.
 */
export function tellingOutages<Part extends object>(api: Part): Part {
  return new Proxy(api, {
    get(target, name, receiver) {
      const part: unknown = Reflect.get(target, name, receiver);
      return isPart(part) ? tellingOutages(part) : part;
    },
    apply: async (target, self, input) => {
      try {
        return await Reflect.apply(target as unknown as () => unknown, self, input);
      } catch (error) {
        throw isApiError(error) && isOutage(error.code) ? data({ outage: error.code }, { status: 503 }) : error;
      }
    },
  });
}

/** The outage that an answer of the above tells of, where it is caught and on the screen that it leads to. */
export function outageOf(error: unknown): Outage | undefined {
  const told = (error as { data?: { outage?: unknown } | null } | null | undefined)?.data?.outage;
  return isOutage(told) ? told : undefined;
}

export function isOutage(code: unknown): code is Outage {
  return outages.some((outage) => outage === code);
}

const outages: readonly Outage[] = ['UNAVAILABLE', 'STORAGE_FULL'];

function isPart(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
