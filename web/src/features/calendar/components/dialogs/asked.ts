import type { CalendarEntry } from '@navor/contract';
import type { RecurrenceScope } from '@navor/contract/choices';
import type { Placement } from '../../time/placement.ts';

/** What the calendar asks for over itself. */
export type Asked =
  | { kind: 'details'; entry: CalendarEntry }
  | { kind: 'move'; entry: CalendarEntry }
  /** Which of many a change is meant for. */
  | { kind: 'scope'; entry: CalendarEntry; change: 'move' | 'delete'; onChosen: (scope: RecurrenceScope) => void }
  | { kind: 'create'; placement: Placement; isAllDay: boolean };

export type DialogProps<Kind extends Asked['kind']> = {
  asked: Extract<Asked, { kind: Kind }>;
  ask: (asked: Asked) => void;
  close: () => void;
  onMove: (entry: CalendarEntry, to: Placement) => void;
};
