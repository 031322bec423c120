import { useEffect, useState } from 'react';

/** What time it is, to the minute; at first as the server said, so that both draw the same. */
export function useNow(loadedAt: Date): Date {
  const [now, setNow] = useState(loadedAt);
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
