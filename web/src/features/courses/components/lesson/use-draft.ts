import { useEffect, useState } from 'react';

/** A text that is being written: kept by this browser until it is sent, whatever happens to the page. */
export function useDraft(key: string, initial = '') {
  const [text, setText] = useState(initial);

  // Only now, since the page that came from the server knows nothing of it.
  useEffect(() => {
    const kept = readDraft(key);
    if (kept) setText(kept);
  }, [key]);

  return {
    text,
    write(next: string) {
      setText(next);
      keepDraft(key, next);
    },
    clear(next = '') {
      setText(next);
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
