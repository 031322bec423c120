import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { zoneCity } from '#screen/time-zones/zone-names.ts';
import { daysFrom } from '../../time/day.ts';
import { clockChangeOn } from '../../time/local-time.ts';
import { useCalendar } from '../calendar-context.tsx';
import { clockText } from '../week/slots.ts';

type CalendarNotesProps = { hintId: string; period: { from: string; to: string } };

/** In whose time all this is, what clocks do meanwhile, and which keys there are. */
export function CalendarNotes({ hintId, period }: CalendarNotesProps) {
  const { t } = useTranslation('calendar');
  const { query, timeZone, format } = useCalendar();
  const changes = daysFrom(period.from, period.to).flatMap((day) => {
    const change = clockChangeOn(day, timeZone);
    return change ? [{ day, ...change }] : [];
  });
  return (
    <footer className="grid gap-2 text-muted text-sm print:hidden">
      <p>
        {t('timeZone', { zone: zoneCity(timeZone) })}{' '}
        <TextLink to={href('/dashboard/settings')}>{t('changeTimeZone')}</TextLink>
      </p>
      <p>
        <TextLink to={href('/dashboard/calendar/subscribe')}>{t('subscribe')}</TextLink>
      </p>
      {changes.map(({ day, kind, fromMinute, toMinute }) => (
        <p key={day}>
          {t(`clocks.note_${kind}`, {
            ...{ date: format.date(day, 'full'), from: clockText(fromMinute), to: clockText(toMinute) },
          })}
        </p>
      ))}
      {query.view !== 'agenda' && (
        <details className="noscript:hidden max-md:hidden">
          <summary className="w-fit rounded-sm">{t('keys.title')}</summary>
          <p id={hintId} className="mt-1 max-w-reading">
            {t(`keys.${query.view}`)} {t('keys.entries')}
          </p>
        </details>
      )}
    </footer>
  );
}
