import { AsyncLocalStorage } from 'node:async_hooks';
import { outageOf } from '../../../platform/outage.ts';

const currentCall = new AsyncLocalStorage<{ outage?: unknown }>();

/**
 * For the sign-in library's log, the one place where it tells why something failed: a database that does not answer is to
 * its callers a refusal (a user that cannot be created), or nothing at all (a sign-out).
 */
export function noteSwallowed(_level: string, message: unknown, ...details: unknown[]): void {
  const call = currentCall.getStore();
  if (call) call.outage ??= [message, ...details].find(outageOf);
}

/** The library's functions, which fail with an outage that they met instead of hiding it. */
export function revealingOutages<Functions extends object>(functions: Functions): Functions {
  return new Proxy(functions, {
    get(target, name, receiver) {
      const called: unknown = Reflect.get(target, name, receiver);
      if (typeof called !== 'function') return called;
      return (...values: unknown[]) => revealOutage(async () => called.apply(target, values));
    },
  });
}

export async function revealOutage<Result>(call: () => Promise<Result>): Promise<Result> {
  const noted: { outage?: unknown } = {};
  try {
    const result = await currentCall.run(noted, call);
    if (!noted.outage) return result;
  } catch (error) {
    throw noted.outage ?? error;
  }
  throw noted.outage;
}
