import type { ErrorCode } from '@navor/contract';
import { useEffect, useState } from 'react';
import { isApiError } from '#platform/api-error.ts';

const pauseMs = 400;
const retryMs = 5000;

/**
 * What the server says of something that is being typed, a moment after it was; asked again while there is no connection.
 * An answer to older words is never shown after one to newer ones. What the server refuses is not asked again before it is
 * something else: it may have cost the server all the time that anything may take.
 *
 * @param asked all that the answer depends on, as text; null asks for nothing
 */
export function useAnswerWhileTyping<Answer>(
  asked: string | null,
  ask: (signal: AbortSignal) => Promise<Answer>,
): { answer: Answer | null; isBehind: boolean; refusal: ErrorCode | null } {
  const [refused, setRefused] = useState<{ code: ErrorCode; of: string } | null>(null);
  const [last, setLast] = useState<{ answer: Answer; of: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked stands in the text.
  useEffect(() => {
    if (asked === null) return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const askIn = (ms: number) => {
      timer = setTimeout(() => {
        ask(leaving.signal)
          .then((answer) => !leaving.signal.aborted && setLast({ answer, of: asked }))
          .catch((error: unknown) => {
            if (leaving.signal.aborted) return;
            const code = refusalIn(error);
            if (code) setRefused({ code, of: asked });
            else askIn(retryMs);
          });
      }, ms);
    };
    askIn(pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asked]);
  const refusal = refused?.of === asked ? refused.code : null;
  return { answer: last?.answer ?? null, isBehind: last?.of !== asked && !refusal, refusal };
}

/** What would be answered with the same in a moment; whoever is signed out may sign in again elsewhere meanwhile. */
function refusalIn(error: unknown): ErrorCode | null {
  if (!isApiError(error) || error.status >= 500) return null;
  return [401, 408, 429].includes(error.status) ? null : error.code;
}
