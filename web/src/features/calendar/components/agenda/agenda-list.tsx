import type { CalendarEntry } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { newEventAddress } from '../../calendar-paths.ts';
import { type Day, daysFrom } from '../../time/day.ts';
import { keyOf } from '../../time/placement.ts';
import { useCalendar } from '../calendar-context.tsx';
import { AgendaEntry } from './agenda-entry.tsx';

type AgendaListProps = { entries: CalendarEntry[]; period: { from: Day; to: Day } };

/** What comes, day by day; days with nothing are left out, but for today. */
export function AgendaList({ entries, period }: AgendaListProps) {
  const { t } = useTranslation('calendar');
  const { query, today } = useCalendar();
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={<CalendarDays aria-hidden />}
        title={t('empty.title')}
        text={t(query.hidden.length > 0 ? 'empty.filtered' : 'empty.text')}
        action={
          <Button asChild variant="secondary">
            <Link to={newEventAddress({ view: query.view })}>{t('new')}</Link>
          </Button>
        }
      />
    );
  }
  const days = daysFrom(period.from, period.to).map((day) => ({ day, entries: entriesOn(day, entries) }));
  return (
    <div className="grid gap-4">
      {days
        .filter(({ day, entries: found }) => found.length > 0 || day === today)
        .map(({ day, entries: found }) => (
          <AgendaDay key={day} day={day} entries={found} />
        ))}
    </div>
  );
}

type AgendaDayProps = { day: Day; entries: CalendarEntry[] };

export function AgendaDay({ day, entries }: AgendaDayProps) {
  const { t } = useTranslation('calendar');
  const { today, format } = useCalendar();
  const id = `day-${day}`;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="flex items-baseline gap-2 font-medium text-sm first-letter:uppercase">
        <time dateTime={day}>{format.date(day, 'full')}</time>
        {day === today && <span className="rounded-sm bg-action px-1.5 text-on-action text-xs">{t('today')}</span>}
      </h3>
      {entries.length === 0 ? (
        <p className="text-muted text-sm">{t('empty.day')}</p>
      ) : (
        <ul className="grid gap-1">
          {entries.map((entry) => (
            <AgendaEntry key={keyOf(entry)} entry={entry} day={day} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Whole days first, then by time. */
export function entriesOn(day: Day, entries: readonly CalendarEntry[]): CalendarEntry[] {
  return entries
    .filter(({ first_day, last_day }) => first_day <= day && last_day >= day)
    .toSorted(
      (one, other) =>
        Number(other.is_all_day) - Number(one.is_all_day) || one.starts_at.getTime() - other.starts_at.getTime(),
    );
}
