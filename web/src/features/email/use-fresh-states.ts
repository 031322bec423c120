import type { Delivery } from '@navor/contract';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const everyMs = 5000;

/** As long as something is on its way, what became of it is asked for again, while somebody is looking. */
export function useFreshStates(deliveries: readonly Delivery[]): void {
  const { revalidate } = useRevalidator();
  const isMoving = deliveries.some(({ state }) => state === 'waiting' || state === 'failing');
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && revalidate(), everyMs);
    return () => clearInterval(timer);
  }, [isMoving, revalidate]);
}
