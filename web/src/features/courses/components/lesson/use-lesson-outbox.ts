import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { Delivery } from '#platform/outbox/send-write.ts';
import { useOutbox } from '#platform/outbox/use-outbox.ts';
import { usePreviewedAs } from '../preview/preview-context.tsx';
import { createLessonOutbox, emptyLessonOutbox } from './lesson-outbox.ts';

/** What waits to be saved for this person, in all lessons. `path` is that of the lesson in the API. */
export function useLessonOutbox(userId: string | undefined, path: string) {
  const isPreview = usePreviewedAs() !== null;
  const key = userId && `outbox:${userId}`;
  const { state, outbox } = useOutbox({
    key,
    create: () => createLessonOutbox(userId ?? '', isPreview ? takeUnsent : undefined),
    empty: emptyLessonOutbox,
  });

  useEffect(() => void outbox?.flush(), [outbox]);
  useSavedElsewhere(key, path);
  return { state, outbox };
}

/** What is done in a preview works as it would, and goes nowhere. */
async function takeUnsent(): Promise<Delivery> {
  return { kind: 'taken', answer: {} };
}

/** Reads the lesson afresh once another window has had something of it saved. */
function useSavedElsewhere(pendingKey: string | undefined, path: string): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!pendingKey) return;
    const follow = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key !== pendingKey) return;
      const left = JSON.parse(newValue ?? '{}');
      const isSaved = Object.keys(JSON.parse(oldValue ?? '{}')).some((address) => {
        return address.startsWith(`${path}/`) && !Object.hasOwn(left, address);
      });
      if (isSaved) void revalidate();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [pendingKey, path, revalidate]);
}
