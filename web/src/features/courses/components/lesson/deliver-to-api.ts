import type { ErrorCode } from '@navor/contract';
import { isOffline } from '#platform/offline.ts';

/** A write that may be repeated without harm. */
export type Write = { method: 'PUT'; body: object } | { method: 'DELETE' };

export type Delivery =
  | { kind: 'taken'; answer: unknown }
  | { kind: 'refused'; code: ErrorCode }
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
    if (response.status >= 500 || notNow.has(response.status)) return { kind: 'lost', waitsFor: 'connection' };
    const answer = await response.json();
    return response.ok ? { kind: 'taken', answer } : { kind: 'refused', code: answer.code };
  } catch {
    return { kind: 'lost', waitsFor: 'connection' };
  }
}
