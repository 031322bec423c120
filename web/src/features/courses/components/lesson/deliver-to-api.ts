import type { ErrorCode } from '@navor/contract';
import { isOffline } from '#platform/offline.ts';

/** A write that may be repeated without harm. */
export type Write = { method: 'PUT'; body: object } | { method: 'DELETE' };

export type Delivery =
  | { kind: 'taken'; answer: unknown }
  | { kind: 'refused'; code: ErrorCode }
  /** This one did not get through; others may. */
  | { kind: 'failed' }
  /** Nothing would get through. */
  | { kind: 'lost'; waitsFor: 'connection' | 'sign-in' };

const notNow = new Set([408, 429]);

/** Plain requests rather than the typed client: its code would have to be fetched first, which may be too late. */
export async function deliverToApi(path: string, write: Write): Promise<Delivery> {
  if (isOffline()) return { kind: 'lost', waitsFor: 'connection' };
  try {
    const response = await fetch(`/api${path}`, {
      method: write.method,
      keepalive: true,
      ...(write.method === 'PUT' && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(write.body),
      }),
    });
    if (response.status === 401) return { kind: 'lost', waitsFor: 'sign-in' };
    if (response.status >= 500 || notNow.has(response.status)) return { kind: 'failed' };
    if (!response.ok) return { kind: 'refused', code: await codeOf(response) };
    return { kind: 'taken', answer: await response.json() };
  } catch {
    return { kind: 'lost', waitsFor: 'connection' };
  }
}

/** What stands between us and the server, such as a school's proxy, refuses in words of its own. */
async function codeOf(response: Response): Promise<ErrorCode> {
  const answer = await response.json().catch(() => null);
  return answer?.code ?? 'INTERNAL';
}
