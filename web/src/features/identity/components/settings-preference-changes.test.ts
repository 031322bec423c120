import { expect, it } from 'vitest';
import { preferenceChanges } from './settings-preference-changes.ts';

function formOf(fields: Record<string, string | string[]>): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value);
  return form;
}

const saved = { language: 'en', theme: 'dark', time_zone: '', weekly_goal_hours: '8', notify: ['courses', 'groups'] };

it('mutes what is not ticked', () => {
  expect(preferenceChanges(formOf(saved))).toEqual({
    language: 'en',
    theme: 'dark',
    time_zone: null,
    weekly_goal_hours: 8,
    muted_notifications: ['reminders'],
  });
  expect(preferenceChanges(formOf({ ...saved, notify: [] })).muted_notifications).toEqual([
    'courses',
    'reminders',
    'groups',
  ]);
});

it('keeps a chosen time zone', () => {
  expect(preferenceChanges(formOf({ ...saved, time_zone: 'Asia/Tokyo' })).time_zone).toBe('Asia/Tokyo');
});

it.each(['', ' ', 'many'])('takes %j for no number of hours, rather than for none', (weekly_goal_hours) => {
  expect(preferenceChanges(formOf({ ...saved, weekly_goal_hours })).weekly_goal_hours).toBeNaN();
});
