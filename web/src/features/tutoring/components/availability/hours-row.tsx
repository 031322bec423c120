import type { ClockHours } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { Input } from '@navor/ui/input.tsx';
import { CircleAlert, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isIntoNextDay } from './hours-rows.ts';

type HoursRowProps = {
  name: string;
  day: string;
  /** From 1. */
  row: number;
  rowKey?: number;
  hours: ClockHours;
  error?: string | undefined;
  onRemove?: () => void;
};

/** From when to when. */
export function HoursRow({ name, day, row, rowKey, hours, error, onRemove }: HoursRowProps) {
  const { t } = useTranslation('teaching');
  const [typed, setTyped] = useState(hours);
  const [isEdited, setIsEdited] = useState(false);
  const id = useId();
  const shownError = isEdited ? undefined : error;
  const field = (part: keyof ClockHours) => ({
    type: 'time',
    name: `${part}-${name}`,
    defaultValue: hours[part],
    'aria-label': t(part === 'start' ? 'availability.rowFrom' : 'availability.rowTo', { day, row }),
    'aria-invalid': shownError ? true : undefined,
    'aria-describedby': shownError ? id : undefined,
    // A clock of twelve hours needs the room on a phone.
    className: 'tabular max-sm:px-2',
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [part]: event.target.value });
      setIsEdited(true);
    },
  });
  return (
    <div data-row={rowKey} className="grid min-w-0 gap-1">
      <div className="flex min-w-0 items-center gap-1 sm:gap-2">
        <div className="min-w-0 max-w-36 flex-1">
          <Input {...field('start')} />
        </div>
        <span aria-hidden>–</span>
        <div className="min-w-0 max-w-36 flex-1">
          <Input {...field('end')} />
        </div>
        {onRemove && (
          <Button
            variant="ghost"
            size="icon"
            onClick={onRemove}
            aria-label={t('availability.remove', { day, row })}
            className="noscript:hidden"
          >
            <X aria-hidden />
          </Button>
        )}
      </div>
      {isIntoNextDay(typed) && <p className="text-muted text-sm">{t('availability.nextDay')}</p>}
      {shownError && (
        <p id={id} role="alert" className="flex items-start gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {shownError}
        </p>
      )}
    </div>
  );
}
