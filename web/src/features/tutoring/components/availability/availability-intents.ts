import type { apiOf } from '#platform/page-context.ts';
import { textOf } from '#screen/forms/answer-intent.ts';
import { readRows, readWeek } from './hours-rows.ts';

type Api = ReturnType<typeof apiOf>['tutoring']['availability'];

/** What the forms of the screen ask for. */
export function availabilityIntents(api: Api) {
  return {
    'save-hours': (form: FormData) =>
      api.save({
        time_zone: textOf(form, 'time_zone'),
        hours: readWeek(form),
        notice_minutes: Number(textOf(form, 'notice_minutes')),
        buffer_minutes: Number(textOf(form, 'buffer_minutes')),
        cancellation_minutes: Number(textOf(form, 'cancellation_minutes')),
      }),
    'save-exception': (form: FormData) =>
      api.setException({ day: textOf(form, 'day'), hours: readRows(form, 'exception') }),
    'remove-exception': (form: FormData) => api.removeException({ day: textOf(form, 'id') }),
    'add-time-off': (form: FormData) =>
      api.addTimeOff({
        id: textOf(form, 'id'),
        starts: textOf(form, 'starts').slice(0, 16),
        ends: textOf(form, 'ends').slice(0, 16),
        note: textOf(form, 'note'),
      }),
    'remove-time-off': (form: FormData) => api.removeTimeOff({ id: textOf(form, 'id') }),
  };
}

export const availabilityFields = [
  ...['hours', 'time_zone', 'notice_minutes', 'buffer_minutes', 'cancellation_minutes'],
  ...['day', 'id', 'starts', 'ends', 'note'],
];

/** The rows of hours come back to a form that was refused as one value. */
export function withRowsAsValue(form: FormData): FormData {
  const isOneDay = form.get('intent') === 'save-exception';
  if (isOneDay || form.get('intent') === 'save-hours') {
    form.set('hours', JSON.stringify(isOneDay ? readRows(form, 'exception') : readWeek(form)));
  }
  return form;
}
