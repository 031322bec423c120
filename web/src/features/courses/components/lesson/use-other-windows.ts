import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Reads the lesson afresh once another window has had something of it saved. */
export function useOtherWindows(userId: string | undefined, path: string): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!userId) return;
    const follow = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key !== `outbox:${userId}`) return;
      const left = JSON.parse(newValue ?? '{}');
      const isSaved = Object.keys(JSON.parse(oldValue ?? '{}')).some((address) => {
        return address.startsWith(`${path}/`) && !Object.hasOwn(left, address);
      });
      if (isSaved) void revalidate();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [userId, path, revalidate]);
}
