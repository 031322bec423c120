import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

/** How long a slot is still held, to the second where scripts run; the text beside it tells the moment anyway. */
export function HoldCountdown({ until }: { until: Date }) {
  const { t } = useTranslation('bookings');
  const { revalidate } = useRevalidator();
  const [seconds, setSeconds] = useState<number | null>(null);
  const end = until.getTime();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is asked for anew once, when the time is up.
  useEffect(() => {
    const tick = () => setSeconds(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const clock = setInterval(tick, 1000);
    const isOver = setTimeout(() => void revalidate(), Math.max(0, end - Date.now()) + 500);
    return () => {
      clearInterval(clock);
      clearTimeout(isOver);
    };
  }, [end]);

  if (seconds === null) return null;
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p role="timer" aria-live="off" className="tabular font-semibold text-2xl">
      {t('hold.left', { time })}
    </p>
  );
}
