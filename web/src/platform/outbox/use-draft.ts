import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A text that is being written: kept by this browser until it is sent, whatever happens to the page. */
export function useDraft(key: string, initial = '') {
  const [draft, setDraft] = useState<string | null>(null);

  const keptUnder = useRef(key);
  const begin = useEffectEvent(() => {
    const before = keptUnder.current;
    keptUnder.current = key;
    // What is being written goes on under another name, and is not found again under the old one.
    if (before !== key && draft) return moveDraft(before, key, draft);
    const kept = readDraft(key);
    if (kept) setDraft(kept);
  });

  // Only now, since the page that came from the server knows nothing of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each name.
  useEffect(() => begin(), [key]);

  // Another window that shows the same draft writes on or sends it; what was written only here stays.
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== key) return;
      setDraft((now) => ((now || null) === (event.oldValue || null) ? event.newValue : now));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [key]);

  return {
    text: draft ?? initial,
    write(next: string) {
      setDraft(next);
      keepDraft(keptUnder.current, next);
    },
    clear() {
      setDraft(null);
      keepDraft(keptUnder.current, '');
    },
  };
}

/** For what the draft belonged to is gone. */
export function forgetDraft(key: string): void {
  keepDraft(key, '');
}

/** All that is being written under names that begin so. */
export function draftsUnder(prefix: string): { name: string; text: string }[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
    return names.sort().flatMap((name) => ({ name, text: readDraft(name) ?? '' }));
  } catch {
    return [];
  }
}

/** Lets another field find what was written in one. */
export function moveDraft(from: string, to: string, text = readDraft(from)): void {
  if (text) keepDraft(to, text);
  keepDraft(from, '');
}

function readDraft(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keepDraft(key: string, text: string): void {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    // It then lasts as long as the page.
  }
}
