import type { CalendarEntryKind } from '@navor/contract/choices';
import { BookOpen, CalendarDays, Flag, GraduationCap, type LucideIcon, UsersRound } from 'lucide-react';

/** Each kind has a hue and, for those who do not tell hues apart, an icon. */
export const kindLook: Record<CalendarEntryKind, { icon: LucideIcon; surface: string; mark: string }> = {
  booking: { icon: GraduationCap, surface: 'border-action bg-action-soft', mark: 'bg-action' },
  group_session: { icon: UsersRound, surface: 'border-teal bg-teal-soft', mark: 'bg-teal' },
  quiz_deadline: { icon: Flag, surface: 'border-signal bg-signal-soft', mark: 'bg-signal' },
  study_block: { icon: BookOpen, surface: 'border-violet bg-violet-soft', mark: 'bg-violet' },
  own_event: { icon: CalendarDays, surface: 'border-steel bg-steel-soft', mark: 'bg-steel' },
};
