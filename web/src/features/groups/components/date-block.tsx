import { clsx } from 'clsx';
import { useFormatter } from '#platform/use-formatter.ts';
import { fieldHue } from '#screen/field-hue.ts';

/** A day as a sheet of a calendar. The same stands beside it in words, for who does not see it. */
export function DateBlock({ day, field, className }: { day: Date; field: string; className?: string }) {
  const format = useFormatter();
  return (
    <span
      aria-hidden
      className={clsx(
        'grid w-16 shrink-0 justify-items-center overflow-hidden rounded-md border border-line bg-surface pb-1.5 text-center leading-none',
        className,
      )}
    >
      <span className={clsx('mb-1.5 h-1.5 w-full', fieldHue(field).mark)} />
      <span className="text-muted text-xs">{format.date(day, 'weekdayShort')}</span>
      <span className="tabular font-semibold text-2xl leading-8">{format.date(day, 'dayOfMonth')}</span>
      <span className="text-xs">{format.date(day, 'monthShort')}</span>
    </span>
  );
}
