import type { ErrorCode, StandingAnswer } from '@navor/contract';
import { isOffline } from '#platform/offline.ts';
import type { Answer } from './answers-state.ts';

export type AnswerWrite = { response: Answer; revision: number; seconds: number };

export type Delivery =
  | { kind: 'taken'; revision: number }
  /** Another answer stands, given elsewhere. */
  | { kind: 'changed'; standing: Pick<StandingAnswer, 'response' | 'revision'> }
  | { kind: 'refused'; code: ErrorCode }
  /** This one did not get through; others may. */
  | { kind: 'failed' }
  /** Nothing would get through. */
  | { kind: 'lost'; waitsFor: 'connection' | 'sign-in' };

export type Deliver = {
  answer: (position: number, write: AnswerWrite) => Promise<Delivery>;
  flag: (position: number, isFlagged: boolean) => Promise<Delivery>;
};

/** Longer than this, and a connection is as good as lost. */
const patienceMs = 20_000;

const notNow = new Set([408, 429]);

/** Plain requests that outlive the page, which the typed client's do not. */
export function deliverTo(attemptId: string): Deliver {
  const address = (position: number) => `/api/attempts/${attemptId}/answers/${position}`;
  return {
    answer: (position, write) => put(address(position), write),
    flag: (position, isFlagged) => put(`${address(position)}/flag`, { is_flagged: isFlagged }),
  };
}

async function put(address: string, body: object): Promise<Delivery> {
  if (isOffline()) return { kind: 'lost', waitsFor: 'connection' };
  try {
    const response = await fetch(address, {
      method: 'PUT',
      keepalive: true,
      signal: AbortSignal.timeout(patienceMs),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.status === 401) return { kind: 'lost', waitsFor: 'sign-in' };
    if (response.status >= 500 || notNow.has(response.status)) return { kind: 'failed' };
    if (!response.ok) return refusalIn(await response.json().catch(() => null));
    const { revision = 0 } = (await response.json()) as { revision?: number };
    return { kind: 'taken', revision };
  } catch {
    return { kind: 'lost', waitsFor: 'connection' };
  }
}

/** What stands between us and the server, such as a school's proxy, refuses in words of its own. */
function refusalIn(answer: { code?: ErrorCode; data?: unknown } | null): Delivery {
  if (answer?.code !== 'ANSWER_CHANGED') return { kind: 'refused', code: answer?.code ?? 'INTERNAL' };
  return { kind: 'changed', standing: answer.data as StandingAnswer };
}
