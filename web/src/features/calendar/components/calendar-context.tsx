import type { CalendarEntry } from '@navor/contract';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { createFormatter, type Formatter } from '#platform/format.ts';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';
import type { CalendarQuery } from '../calendar-query.ts';
import type { Day } from '../time/day.ts';
import type { Placement } from '../time/placement.ts';

/** What every part of a calendar knows of it. */
type CalendarFrame = {
  query: CalendarQuery;
  timeZone: string;
  today: Day;
  now: Date;
  /** Shows an entry with all that can be done with it. */
  openEntry: (entry: CalendarEntry) => void;
  /** Begins a new event; `isAllDay` for days instead of hours. */
  beginEvent: (placement: Placement, isAllDay: boolean) => void;
  /** Tells screen readers what a key has done. */
  announce: (text: string) => void;
  removeEntry: (entry: CalendarEntry) => void;
};

type CalendarValue = CalendarFrame & { format: Formatter };

const CalendarContext = createContext<CalendarValue | null>(null);

export function CalendarProvider({ frame, children }: { frame: CalendarFrame; children: ReactNode }) {
  const { language } = useLanguageContext();
  const { timeZone } = frame;
  const format = useMemo(() => createFormatter({ language, timeZone }), [language, timeZone]);
  const value = useMemo(() => ({ ...frame, format }), [frame, format]);
  return <CalendarContext value={value}>{children}</CalendarContext>;
}

export function useCalendar(): CalendarValue {
  const value = useContext(CalendarContext);
  if (!value) throw new Error('outside of a calendar');
  return value;
}
