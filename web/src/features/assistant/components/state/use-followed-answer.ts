import type { Answer } from '@navor/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { fetchPageAnew } from '#platform/fetch-page-anew.ts';
import { loadWithRetry } from '#platform/load-with-retry.ts';
import type { Followed } from './follow-answer.ts';

type Handlers = Pick<Followed, 'onChange' | 'onRead' | 'onGone' | 'onRefused'>;

/** Follows the answer that is being written, if one is. What streams is fetched then. */
export function useFollowedAnswer(writing: Answer | undefined, handlers: Handlers): void {
  const answerId = writing?.id;
  /** Its revision is that of the page: once more than that is known here, it has to be read first. */
  const begun = useRef<string | null>(null);
  const revisionNow = useEffectEvent(() => {
    const isFirst = begun.current !== answerId;
    begun.current = answerId ?? null;
    return isFirst && writing ? writing.revision : null;
  });
  const onChange = useEffectEvent(handlers.onChange);
  const onRead = useEffectEvent(handlers.onRead);
  const onGone = useEffectEvent(handlers.onGone);
  const onRefused = useEffectEvent(handlers.onRefused);

  useEffect(() => {
    if (!answerId) return;
    let hasLeft = false;
    let leave = () => {};
    void loadWithRetry(() => import('./follow-answer.ts'))
      .catch(fetchPageAnew)
      .then(({ followAnswer }) => {
        if (hasLeft) return;
        leave = followAnswer({
          answerId,
          revision: revisionNow(),
          onChange: (change) => onChange(change),
          onRead: (answer) => onRead(answer),
          onGone: () => onGone(),
          onRefused: (code) => onRefused(code),
        });
      });
    return () => {
      hasLeft = true;
      leave();
    };
  }, [answerId]);
}
