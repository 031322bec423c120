import { isLanguage, type Language } from '@navor/languages';
import { useEffect, useState } from 'react';
import type { ShownLanguage } from './language-switch.tsx';

const key = 'editing-language';

/** In which language texts are edited: as chosen last in this browser, at first in the one of the page. */
export function useShownLanguage(own: Language): [ShownLanguage, (shown: ShownLanguage) => void] {
  const [shown, setShown] = useState<ShownLanguage>(own);

  useEffect(() => {
    const kept = read();
    if (kept) setShown(kept);
  }, []);

  return [
    shown,
    (next) => {
      setShown(next);
      keep(next);
    },
  ];
}

function read(): ShownLanguage | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'all' || isLanguage(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Best effort: a browser that keeps nothing asks again next time. */
function keep(shown: ShownLanguage): void {
  try {
    localStorage.setItem(key, shown);
  } catch {
    // See above.
  }
}
