import { useEffect, useState } from 'react';

/** A text that is being written: kept by this browser until it is sent, whatever happens to the page. */
export function useDraft(key: string, initial = '') {
  const [draft, setDraft] = useState<string | null>(null);

  // Only now, since the page that came from the server knows nothing of it.
  useEffect(() => {
    const kept = readDraft(key);
    if (kept) setDraft(kept);
  }, [key]);

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
      keepDraft(key, next);
    },
    clear() {
      setDraft(null);
      keepDraft(key, '');
    },
  };
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
