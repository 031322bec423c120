import type { CalendarEntry } from '@navor/contract';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '../../time/day.ts';
import { dayOf } from '../../time/local-time.ts';
import { isSamePlacement, movedBy, type Placement, placedAt, resizedBy } from '../../time/placement.ts';
import { useCalendar } from '../calendar-context.tsx';
import { useEntryTexts } from '../entry/use-entry-texts.ts';
import type { Lifting } from './use-lift.ts';

const dayMinutes = 1440;
const leastMinutes = 15;

/** Moves an entry without a pointer: arrow keys move it, with Shift they change its length, Enter puts it down. */
export function useLiftKeys(
  lifting: Lifting,
  steps: Readonly<Record<string, number>>,
  isDayShown: (day: Day) => boolean,
) {
  const { t } = useTranslation('calendar');
  const { timeZone, announce } = useCalendar();
  const { when } = useEntryTexts();

  return {
    pickUp(entry: CalendarEntry) {
      if (!entry.actions.can_move) return announce(t('lift.fixed', { title: entry.title }));
      lifting.pickUp(entry);
      announce(t(entry.actions.can_resize ? 'lift.begunWithLength' : 'lift.begun', { title: entry.title }));
    },

    onKeyDown(event: KeyboardEvent): boolean {
      const { lift } = lifting;
      if (!lift) return false;
      const { title } = lift.entry;
      const told = (to: Placement) => when(placedAt(lift.entry, to, timeZone));
      if (event.key === 'Enter' || event.key === ' ') {
        lifting.putDown();
        // A move tells of itself once it is sent; of a series it is asked first what is meant.
        if (isSamePlacement(lift.from, lift.to)) announce(t('lift.cancelled', { title, when: told(lift.from) }));
      } else if (event.key === 'Escape' || event.key === 'Tab') {
        lifting.cancel();
        announce(t('lift.cancelled', { title, when: told(lift.from) }));
      } else {
        const to = stepped(lift.entry, lift.to, event);
        // Out of sight nothing can keep the focus: there the form moves it.
        if (to && !isDayShown(dayOf(to.local_start))) announce(t('lift.edge'));
        else if (to) {
          lifting.hold(to);
          announce(told(to));
        }
      }
      // Whatever else is pressed meanwhile does nothing, but the tab key goes on.
      return event.key !== 'Tab';
    },
  };

  function stepped(entry: CalendarEntry, placement: Placement, event: KeyboardEvent): Placement | undefined {
    const step = steps[event.key];
    if (step === undefined) return undefined;
    // Whole days stay whole days.
    const minutes = entry.is_all_day && Math.abs(step) < dayMinutes ? 0 : step;
    if (minutes === 0) return undefined;
    if (!event.shiftKey) return movedBy(placement, minutes);
    const least = entry.is_all_day ? dayMinutes : leastMinutes;
    return entry.actions.can_resize ? resizedBy(placement, minutes, least) : undefined;
  }
}
