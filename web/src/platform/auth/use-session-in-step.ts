import type { Session } from '@navor/contract';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/** A session that may have ended while nobody looked is asked for again after this long. */
export const staleAfterMs = 5 * 60 * 1000;

const channelName = 'navor-session';

/**
 * Keeps the tabs of one browser in step: who signs in or out in one is followed by the others, whose guards then lead
 * on. Only that something changed is said, never what; each tab asks the server itself.
 */
export function useSessionInStep(session: Session | undefined): void {
  const { revalidate } = useRevalidator();
  const channel = useRef<BroadcastChannel>(null);
  const isFollowing = useRef(false);

  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const opened = new BroadcastChannel(channelName);
    channel.current = opened;
    opened.onmessage = () => {
      isFollowing.current = true;
      void revalidate();
    };
    return () => {
      channel.current = null;
      opened.close();
    };
  }, [revalidate]);

  const userId = session && (session.user?.id ?? 'nobody');
  const lastUserId = useRef(userId);
  useEffect(() => {
    if (userId === undefined) return;
    const isChange = lastUserId.current !== undefined && userId !== lastUserId.current;
    lastUserId.current = userId;
    // A tab that follows would only send the others round in circles.
    if (isChange && !isFollowing.current) channel.current?.postMessage('session changed');
  }, [userId]);

  // What was asked for is on the screen: every answer is a new object, even if it says the same. After the effect above,
  // which has to know by then whether this tab followed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only that it is another one matters.
  useEffect(() => {
    isFollowing.current = false;
  }, [session]);

  useEffect(() => {
    let hiddenAt: number | undefined;
    const onChange = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      else if (hiddenAt !== undefined && Date.now() - hiddenAt > staleAfterMs) void revalidate();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [revalidate]);
}
