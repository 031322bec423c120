import type { ClockHours } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HoursRow } from './hours-row.tsx';

type DayHoursProps = {
  /** What the fields are called by, such as the number of the weekday. */
  name: string;
  /** What people call the day. */
  day: string;
  hours: readonly ClockHours[];
  /** By the place of the row. */
  errorOf: (row: number) => string | undefined;
  /** Says that there are no hours. */
  closed: string;
};

/** The hours of one day. Without scripts there is always one more row to fill in; with them, rows come and go. */
export function DayHours({ name, day, hours, errorOf, closed }: DayHoursProps) {
  const { t } = useTranslation('teaching');
  const [rows, setRows] = useState(() => hours.map((each, key) => ({ ...each, key })));
  const added = useRef(hours.length);
  const group = useRef<HTMLFieldSetElement>(null);

  function add() {
    const key = added.current++;
    setRows([...rows, { key, start: '', end: '' }]);
    // Where the hand goes next.
    requestAnimationFrame(() => group.current?.querySelector<HTMLInputElement>(`[data-row="${key}"] input`)?.focus());
  }

  function remove(key: number) {
    setRows(rows.filter((row) => row.key !== key));
    group.current?.querySelector<HTMLButtonElement>('[data-add]')?.focus();
  }

  return (
    <fieldset ref={group} className="grid min-w-0 gap-2 sm:grid-cols-[8rem_1fr] sm:gap-4">
      <legend className="sr-only">{day}</legend>
      <p aria-hidden className="font-medium text-sm sm:pt-2.5">
        {day}
      </p>
      <div className="grid min-w-0 gap-2">
        {rows.length === 0 && <p className="text-muted text-sm noscript:hidden sm:pt-2.5">{closed}</p>}
        {rows.map(({ key, start, end }, index) => (
          <HoursRow
            key={key}
            rowKey={key}
            name={name}
            day={day}
            row={index + 1}
            hours={{ start, end }}
            error={errorOf(index)}
            onRemove={() => remove(key)}
          />
        ))}
        <div className="hidden noscript:block">
          <HoursRow name={name} day={day} row={rows.length + 1} hours={{ start: '', end: '' }} />
        </div>
        <Button
          variant="ghost"
          size="sm"
          data-add
          onClick={add}
          aria-label={t('availability.addTo', { day })}
          className="justify-self-start noscript:hidden"
        >
          <Plus aria-hidden />
          {t('availability.add')}
        </Button>
      </div>
    </fieldset>
  );
}
