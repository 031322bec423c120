import type { Crowd, layOutDay, PlacedPart } from '../../layout/lay-out-day.ts';
import type { Day } from '../../time/day.ts';

/** The rows of a week: half hours. */
export const slotMinutes = 30;

/** What begins in a half hour. */
export type Slot = { parts: PlacedPart[]; crowds: Crowd[] };

export const noSlot: Slot = { parts: [], crowds: [] };

/** A stretch of empty time that is being drawn up. */
export type DraftStretch = { day: Day; startMinute: number; endMinute: number };

export function slotAt({ placed, crowds }: ReturnType<typeof layOutDay>, minute: number): Slot {
  const slot = {
    parts: placed.filter(({ startMinute }) => isIn(startMinute, minute)),
    crowds: crowds.filter(({ startMinute }) => isIn(startMinute, minute)),
  };
  return slot.parts.length + slot.crowds.length > 0 ? slot : noSlot;
}

export function isIn(minute: number, slot: number): boolean {
  return minute >= slot && minute < slot + slotMinutes;
}

export function cellAt(day: Day, minute: number): string {
  return `${day}T${clockText(minute)}`;
}

/** As all three languages write it. */
export function clockText(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
