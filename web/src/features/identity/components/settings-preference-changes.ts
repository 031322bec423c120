import type { ProfileChanges } from '@navor/contract';
import { notificationKinds, type Theme } from '@navor/contract/choices';
import type { Language } from '@navor/languages';
import { textOf } from '#screen/forms/answer-intent.ts';

export const preferenceFields = ['language', 'theme', 'time_zone', 'weekly_goal_hours', 'notify'] as const;

/** The form as the API takes it; whatever is no choice of ours, the API refuses. */
export function preferenceChanges(form: FormData): ProfileChanges {
  const wanted = form.getAll('notify');
  return {
    language: textOf(form, 'language') as Language,
    theme: textOf(form, 'theme') as Theme,
    time_zone: textOf(form, 'time_zone') || null,
    weekly_goal_hours: Number(textOf(form, 'weekly_goal_hours').trim() || Number.NaN),
    // A browser sends only the boxes that are ticked, while the profile keeps what somebody does without.
    muted_notifications: notificationKinds.filter((kind) => !wanted.includes(kind)),
  };
}
