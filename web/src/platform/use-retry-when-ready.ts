import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Asks for the page's data again once the service says that it is back. Until then nothing on the page moves: only a small
 * question goes out now and then, at a moment of each browser's own, so that a whole class does not come back at once.
 */
export function useRetryWhenReady(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const wait = (pauseMs: number) => {
      timer = setTimeout(
        async () => {
          if (await isReady()) await revalidate();
          if (!isOver) wait(Math.min(pauseMs * 1.3, longestPauseMs));
        },
        pauseMs + Math.random() * firstPauseMs,
      );
    };
    wait(firstPauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [revalidate]);
}

const firstPauseMs = 1500;
const longestPauseMs = 15_000;

async function isReady(): Promise<boolean> {
  try {
    return (await fetch('/readyz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
