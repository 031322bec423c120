import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { hasNetwork } from './offline.ts';

/**
 * Asks for the page's data again once the service says that it is back, or the connection to it is. Until then nothing on the
 * page moves: only a small question goes out now and then, at a moment of each browser's own, so that a whole class does not
 * come back at once.
 */
export function useRetryWhenReady(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const wait = (pauseMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => ask(Math.max(pauseMs, firstPauseMs)), pauseMs + Math.random() * firstPauseMs);
    };
    const ask = async (pauseMs: number) => {
      const asked = timer;
      if (await isReady()) await revalidate();
      // Unless the connection came back meanwhile, and it is asked again soon.
      if (!isOver && timer === asked) wait(Math.min(pauseMs * 1.3, longestPauseMs));
    };
    const askSoon = () => wait(0);
    window.addEventListener('online', askSoon);
    wait(firstPauseMs);
    return () => {
      isOver = true;
      window.removeEventListener('online', askSoon);
      clearTimeout(timer);
    };
  }, [revalidate]);
}

const firstPauseMs = 1500;
const longestPauseMs = 15_000;

async function isReady(): Promise<boolean> {
  if (!hasNetwork()) return false;
  try {
    return (await fetch('/readyz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
