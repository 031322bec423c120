import type { Discussion, DiscussionChange } from '@navor/contract';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useOutbox } from '#platform/outbox/use-outbox.ts';
import { createDiscussionOutbox, emptyDiscussionOutbox, messageApiPath, messageIn } from './discussion-outbox.ts';
import { withChange, withEarlier, withMessages, withNewest } from './discussion-state.ts';
import { followDiscussion } from './follow-discussion.ts';

export type UsedDiscussion = ReturnType<typeof useDiscussion>;

type Place = { sessionId: string; userId: string };

/** A discussion as it is now: what the page came with, what the stream tells, and what was written here. */
export function useDiscussion({ sessionId, userId }: Place, told: Discussion, isLive: boolean) {
  const [state, setState] = useState(told);
  const [lastTold, setLastTold] = useState(told);
  /** Asked for again only once the page was, which then shows it to who may still read it. */
  const [isClosed, setIsClosed] = useState(false);
  if (told !== lastTold) {
    setLastTold(told);
    setIsClosed(false);
    setState(withNewest(state, told));
  }
  const revision = useRef(state.revision);
  useEffect(() => {
    revision.current = state.revision;
  }, [state.revision]);

  const { state: sending, outbox } = useOutbox({
    key: `discussion:${userId}:${sessionId}`,
    create: (key) => createDiscussionOutbox(key, sessionId),
    empty: emptyDiscussionOutbox,
  });
  useEffect(() => void outbox?.flush(), [outbox]);

  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isLive || isClosed) return;
    const tell = (change: DiscussionChange) => {
      if (change.kind === 'message' && change.message.session_id === sessionId) {
        // At once, and not with the next drawing: what is told twice in between is known by then.
        revision.current = Math.max(revision.current, change.message.revision);
        setState((known) => withChange(known, change));
      } else if (change.kind === 'outdated' && change.session_id === sessionId) {
        void readNewest(sessionId).then(setState, () => {});
      } else if (change.kind === 'closed' && change.session_id === sessionId) {
        setIsClosed(true);
        void revalidate();
      }
    };
    return followDiscussion(userId, { topic: sessionId, position: () => revision.current, tell });
  }, [sessionId, userId, isLive, isClosed, revalidate]);

  return {
    ...withMessages(state, Object.values(sending.arrived)),
    sending,
    write: (text: string) => outbox?.write(text),
    sendAgain: (id: string) => outbox?.sendAgain(id),
    discard: (id: string) => outbox?.discard(id),
    async loadEarlier(): Promise<void> {
      const { api } = await import('#platform/browser-api.ts');
      const page = await api.groups.discussion.list({ sessionId, before: state.messages[0]?.number });
      setState((known) => withEarlier(known, page));
    },
    /** False if it could not be removed now. */
    async remove(id: string): Promise<boolean> {
      const { sendWrite } = await import('#platform/outbox/send-write.ts');
      const delivery = await sendWrite(messageApiPath(sessionId, id), { method: 'DELETE' });
      if (delivery.kind !== 'taken') return false;
      setState((known) => withMessages(known, [messageIn(delivery.answer)]));
      return true;
    },
  };
}

async function readNewest(sessionId: string): Promise<Discussion> {
  const { api } = await import('#platform/browser-api.ts');
  return api.groups.discussion.list({ sessionId });
}
