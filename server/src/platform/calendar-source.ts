import type { CalendarEntryKind } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Db } from './database/database.ts';
import type { Texts } from './texts.ts';

/** Something that takes place at a time, as its owner's calendar shows it. */
export type CalendarEntry = {
  kind: CalendarEntryKind;
  /** Unique among its kind, and the same as long as it is the same thing: subscribed calendars know it by this. */
  id: string;
  /** Rises with each change. */
  sequence: number;
  title: string;
  description: string;
  startsAt: Date;
  endsAt: Date;
  /** From midnight to midnight in the asker's time zone. */
  isAllDay: boolean;
  location: string | null;
  /** Its screen, such as `/dashboard/bookings/…`. */
  path: string | null;
  /** Not certain yet, such as a slot that is held while somebody pays. */
  isTentative: boolean;
  /** What the owner may do with it in the calendar itself. */
  actions: { canMove: boolean; canResize: boolean; canDelete: boolean };
};

export type CalendarPeriod = { userId: string; from: Date; to: Date; language: Language; timeZone: string };

/**
 * What a module puts into people's calendars. The calendar knows no capability: each one tells what of a person touches a
 * period, in a number of statements that does not depend on how much that is.
 */
export type CalendarSource = {
  /** Stable, such as `bookings`. */
  name: string;
  /** Others wait there for its owner in person: own notes and plans move more easily than people do. */
  isInPerson?: true;
  load: (db: Db, period: CalendarPeriod, texts: Texts) => Promise<CalendarEntry[]>;
};
