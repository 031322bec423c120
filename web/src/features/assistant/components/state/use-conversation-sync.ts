import { useCallback, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Keeps what several tabs show of the conversations in step: whatever one of them does, the others read anew. Whoever comes
 * back to a tab sees what was done on another device meanwhile. Answers a function that tells the other tabs.
 */
export function useConversationSync(userId: string | undefined): () => void {
  const { revalidate } = useRevalidator();
  const channel = useRef<BroadcastChannel | null>(null);

  useEffect(() => {
    if (!userId) return;
    const readAnew = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', readAnew);
    if (typeof BroadcastChannel !== 'undefined') {
      channel.current = new BroadcastChannel(`navor-chat:${userId}`);
      channel.current.onmessage = () => void revalidate();
    }
    return () => {
      document.removeEventListener('visibilitychange', readAnew);
      channel.current?.close();
      channel.current = null;
    };
  }, [userId, revalidate]);

  return useCallback(() => channel.current?.postMessage('changed'), []);
}
