import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidationAt } from '#screen/use-revalidation-at.ts';

type HoldCountdownProps = { until: Date; now: Date };

/** How long a slot is still held, to the second where scripts run; the text beside it tells the moment anyway. */
export function HoldCountdown({ until, now }: HoldCountdownProps) {
  const { t } = useTranslation('bookings');
  const [seconds, setSeconds] = useState<number | null>(null);
  const left = until.getTime() - now.getTime();
  useRevalidationAt(until, now);

  useEffect(() => {
    // The reader's clock only tells what has passed since the answer: it may be wrong by hours.
    const end = Date.now() + left;
    const tick = () => setSeconds(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const clock = setInterval(tick, 1000);
    return () => clearInterval(clock);
  }, [left]);

  if (seconds === null) return null;
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p role="timer" aria-live="off" className="tabular font-semibold text-2xl">
      {t('hold.left', { time })}
    </p>
  );
}
