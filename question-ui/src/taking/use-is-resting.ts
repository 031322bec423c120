import { useEffect, useState } from 'react';

/** Long enough for a unit's second letter: `m` on the way to `mA` is no answer in metres. */
const pause = 600;

/** Whether a text has stood unchanged for a moment, so that remarks on it do not interrupt whoever is typing it. */
export function useIsResting(text: string): boolean {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return rested === text;
}
