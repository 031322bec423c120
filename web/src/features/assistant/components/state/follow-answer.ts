import type { Answer, AnswerChange, ErrorCode } from '@navor/contract';
import { isApiError } from '#platform/api-error.ts';
import { api } from '#platform/browser-api.ts';
import { followStream, type Positions } from '#platform/live/follow-stream.ts';

export type Followed = {
  answerId: string;
  /** Up to which change it is known; null where that is not known, so that it is read first. */
  revision: number | null;
  onChange: (change: AnswerChange) => void;
  /** As it stands when it was read anew: after a lost connection, or when whoever wrote it has died. */
  onRead: (answer: Answer) => void;
  /** It is there no more. */
  onGone: () => void;
  /** It may not be read any more, as after a session has ended: to try again and again would never end. */
  onRefused: (code: ErrorCode) => void;
};

/** Follows an answer while it is written, over lost connections, until it has ended or nobody wants to know. */
export function followAnswer({ answerId, revision, onChange, onRead, onGone, onRefused }: Followed): () => void {
  const leaving = new AbortController();
  let known = revision;

  async function positions(): Promise<Positions> {
    const position = known ?? (await readAnew());
    // After a break it is read anew: changes carry no place of their own.
    known = null;
    return position === null ? {} : { [answerId]: position };
  }

  async function readAnew(): Promise<number | null> {
    try {
      const answer = await api.assistant.answers.get({ answerId });
      if (leaving.signal.aborted) return null;
      onRead(answer);
      if (answer.status === 'writing') return answer.revision;
    } catch (error) {
      if (!isApiError(error) || ![401, 403, 404].includes(error.status)) throw error;
      if (leaving.signal.aborted) return null;
      if (error.status === 404) onGone();
      else onRefused(error.code);
    }
    leaving.abort();
    return null;
  }

  void followStream<AnswerChange>({
    source: {
      open: ({ [answerId]: after = 0 }, signal) => api.assistant.answers.follow({ answerId, after }, { signal }),
      placeOf: () => undefined,
    },
    positions,
    tell: (change) => {
      if (leaving.signal.aborted) return;
      onChange(change);
      if (change.kind === 'end') leaving.abort();
    },
    signal: leaving.signal,
  });
  return () => leaving.abort();
}
