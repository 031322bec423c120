import type { CalendarEntry } from '@navor/contract';
import { type RefObject, useRef, useState } from 'react';
import { dayMinutes, isBanner } from '../../layout/lay-out-day.ts';
import { daysBetween } from '../../time/day.ts';
import { atMinute } from '../../time/local-time.ts';
import { keyOf, movedBy, resizedBy } from '../../time/placement.ts';
import { useCalendar } from '../calendar-context.tsx';
import type { DraftStretch } from '../week/slots.ts';
import { type Place, placeUnder } from './cell-under.ts';
import { type Drag, type Point, useDrag } from './use-drag.ts';
import type { Lifting } from './use-lift.ts';

const stepMinutes = 15;

/** In a week an entry is moved as a whole, or longer by its lower edge; over empty time a new one is drawn. */
export function useWeekDrag(
  grid: RefObject<HTMLElement | null>,
  entries: readonly CalendarEntry[],
  { pickUp, hold, putDown, cancel }: Lifting,
) {
  const { beginEvent } = useCalendar();
  const [draft, setDraft] = useState<DraftStretch | null>(null);
  const drawn = useRef<DraftStretch>(null);

  const onPointerDown = useDrag((event, start) => {
    const target = event.target as Element;
    const link = target.closest<HTMLElement>('[data-entry]');
    const from = placeUnder(start);
    if (!from || !grid.current) return undefined;
    if (!link) return target.closest('a') ? undefined : draw(from);
    const entry = entries.find((one) => keyOf(one) === link.dataset.entry);
    if (!entry) return undefined;
    return target.closest('[data-resize]') ? resize(entry, from) : move(entry, from);
  });
  return { draft, onPointerDown };

  function move(entry: CalendarEntry, from: Place): Drag | undefined {
    if (!entry.actions.can_move) return undefined;
    const placement = pickUp(entry);
    return follow((to) => {
      const days = daysBetween(from.day, to.day) * dayMinutes;
      const isTimed = !isBanner(entry) && from.minute !== null && to.minute !== null;
      hold(movedBy(placement, days + (isTimed ? inSteps((to.minute ?? 0) - (from.minute ?? 0)) : 0)));
    });
  }

  function resize(entry: CalendarEntry, from: Place): Drag | undefined {
    if (!entry.actions.can_resize) return undefined;
    const placement = pickUp(entry);
    return follow((to) => {
      const days = daysBetween(from.day, to.day) * dayMinutes;
      hold(resizedBy(placement, days + inSteps((to.minute ?? 0) - (from.minute ?? 0)), stepMinutes));
    });
  }

  function follow(place: (to: Place) => void): Drag {
    const moveTo = (point: Point) => {
      const to = placeUnder(point);
      if (to) place(to);
    };
    return { move: moveTo, drop: putDown, cancel };
  }

  function draw({ day, minute }: Place): Drag | undefined {
    if (minute === null) return undefined;
    const anchor = Math.floor(minute / stepMinutes) * stepMinutes;
    const show = (stretch: DraftStretch | null) => {
      drawn.current = stretch;
      setDraft(stretch);
    };
    show({ day, startMinute: anchor, endMinute: anchor + 2 * stepMinutes });
    return {
      move: (point) => {
        const to = placeUnder(point);
        if (to?.day !== day || to.minute === null) return;
        const other = inSteps(to.minute);
        const startMinute = Math.min(anchor, other);
        show({ day, startMinute, endMinute: Math.max(startMinute + stepMinutes, other, anchor) });
      },
      drop: () => {
        const stretch = drawn.current;
        show(null);
        if (!stretch) return;
        const duration_minutes = stretch.endMinute - stretch.startMinute;
        beginEvent({ local_start: atMinute(day, stretch.startMinute), duration_minutes }, false);
      },
      cancel: () => show(null),
    };
  }
}

function inSteps(minutes: number): number {
  return Math.round(minutes / stepMinutes) * stepMinutes;
}
