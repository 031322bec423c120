import { localTimeOf, minuteOf } from '../../time/local-time.ts';
import { useCalendar } from '../calendar-context.tsx';
import { slotMinutes } from './slots.ts';

/** The one thing to look at: what time it is. */
export function NowLine({ minute }: { minute: number }) {
  const { now, timeZone } = useCalendar();
  const at = minuteOf(localTimeOf(now, timeZone)) - minute;
  if (at < 0 || at >= slotMinutes) return null;
  return (
    <span
      aria-hidden
      data-now
      className="pointer-events-none absolute inset-x-0 z-20 h-0.5 bg-signal before:-top-[3px] before:-left-1 before:absolute before:size-2 before:rounded-full before:bg-signal"
      style={{ top: `calc(${at} * var(--minute))` }}
    />
  );
}
