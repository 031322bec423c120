import type { ErrorCode } from '@navor/contract';
import { hasNetwork, isServerThere } from '#platform/offline.ts';

/** A write that may be repeated without harm. */
export type Write = { method: 'PUT'; body: object } | { method: 'DELETE' };

/** What the next try waits for. */
export type WaitsFor = 'connection' | 'sign-in';

export type NotDelivered =
  /** This one did not get through; others may. */
  | { kind: 'failed' }
  /** Nothing would get through. */
  | { kind: 'lost'; waitsFor: WaitsFor };

export type Delivery =
  | { kind: 'taken'; answer: unknown }
  /** `data` is what the server adds to the code. */
  | { kind: 'refused'; code: ErrorCode; data?: unknown }
  | NotDelivered;

/** Longer than this, and a connection is as good as lost. */
const patienceMs = 20_000;

const notNow = new Set([408, 429]);

/**
 * Plain requests that outlive the page, which those of the typed client do not; its code would have to be fetched first,
 * too. `path` is below `/api`.
 */
export async function sendWrite(path: string, write: Write): Promise<Delivery> {
  // With a network at once: a page that is being left waits for nothing.
  if (!hasNetwork() && !(await isServerThere())) return { kind: 'lost', waitsFor: 'connection' };
  try {
    const response = await fetch(`/api${path}`, {
      method: write.method,
      keepalive: true,
      signal: AbortSignal.timeout(patienceMs),
      ...(write.method === 'PUT' && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(write.body),
      }),
    });
    if (response.status === 401) return { kind: 'lost', waitsFor: 'sign-in' };
    if (response.status >= 500 || notNow.has(response.status)) return { kind: 'failed' };
    if (!response.ok) return await refusalIn(response);
    return { kind: 'taken', answer: await response.json() };
  } catch {
    return { kind: 'lost', waitsFor: 'connection' };
  }
}

/** What stands between us and the server, such as a school's proxy, refuses in words of its own. */
async function refusalIn(response: Response): Promise<Delivery> {
  const answer: { code?: ErrorCode; data?: unknown } | null = await response.json().catch(() => null);
  return {
    kind: 'refused',
    code: answer?.code ?? 'INTERNAL',
    ...(answer?.data !== undefined && { data: answer.data }),
  };
}
