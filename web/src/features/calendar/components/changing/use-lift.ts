import type { CalendarEntry } from '@navor/contract';
import { useMemo, useRef, useState } from 'react';
import { isSamePlacement, keyOf, type Placement, placedAt, placementOf } from '../../time/placement.ts';

/** An entry that is being moved, by keys or by hand, and has not been put down yet. */
export type Lift = { entry: CalendarEntry; from: Placement; to: Placement };

export type Lifting = {
  lift: Lift | null;
  pickUp: (entry: CalendarEntry) => Placement;
  hold: (placement: Placement) => void;
  putDown: () => void;
  cancel: () => void;
};

export function useLift(timeZone: string, onMove: (entry: CalendarEntry, to: Placement) => void): Lifting {
  const [lift, setLift] = useState<Lift | null>(null);
  // A drag goes on over many renderings, and ends with what holds then.
  const held = useRef<Lift>(null);
  const actions = useMemo(() => {
    const keep = (next: Lift | null) => {
      held.current = next;
      setLift(next);
    };
    return {
      pickUp: (entry: CalendarEntry) => {
        const from = placementOf(entry, timeZone);
        keep({ entry, from, to: from });
        return from;
      },
      hold: (to: Placement) => {
        if (held.current && !isSamePlacement(held.current.to, to)) keep({ ...held.current, to });
      },
      putDown: () => {
        const last = held.current;
        keep(null);
        if (last && !isSamePlacement(last.from, last.to)) onMove(last.entry, last.to);
      },
      cancel: () => keep(null),
    };
  }, [timeZone, onMove]);
  return { lift, ...actions };
}

/** The entries with the lifted one where it would land. */
export function withLift(entries: readonly CalendarEntry[], lift: Lift | null, timeZone: string): CalendarEntry[] {
  if (!lift) return [...entries];
  const key = keyOf(lift.entry);
  return entries.map((entry) => (keyOf(entry) === key ? placedAt(entry, lift.to, timeZone) : entry));
}
