import { useRef } from 'react';
import { newWriteKey } from '#platform/write-key.ts';

/**
 * Names what is sent without a form of the page: the same for the same content until it is known to be done, so that it can be
 * tried again after an answer that was lost.
 */
export function useWriteKeys() {
  const keys = useRef(new Map<string, string>());
  return {
    keyOf(content: unknown): string {
      const asked = JSON.stringify(content);
      const key = keys.current.get(asked) ?? newWriteKey();
      keys.current.set(asked, key);
      return key;
    },
    /** The same content is something new from now on. */
    forget(): void {
      keys.current.clear();
    },
  };
}
