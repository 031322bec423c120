import { type CalendarView, calendarViews } from '@navor/contract/choices';
import { data, redirect } from 'react-router';
import { readChoice } from '#screen/filter-form/list-address.ts';
import { textOf } from '#screen/forms/answer-intent.ts';
import { type FormAnswer, submitted } from '#screen/forms/form-answer.ts';
import { calendarAddress } from '../../calendar-query.ts';
import { type EventValues, eventFields } from './event-values.ts';
import { type EventInput, readEventForm } from './read-event-form.ts';

type Sent = { id: string; event: EventInput; values: EventValues };

/** Saves what the form says and leads back to the calendar, or says beside each field what is wrong with it. */
export async function saveEvent(form: FormData, url: URL, save: (sent: Sent) => Promise<unknown>) {
  const values = Object.fromEntries(
    eventFields.map((name) => [name, form.getAll(name).map(String).join(' ')]),
  ) as EventValues;
  const reading = readEventForm(values);
  if (reading.kind === 'wrong') {
    return data<FormAnswer>({ code: 'INVALID_INPUT', fields: reading.fields, values }, { status: 422 });
  }
  const answer = await submitted(values, () => save({ id: textOf(form, 'id'), event: reading.event, values }));
  if (answer.kind === 'refused') return answer.response;
  throw redirect(savedAddress(readReturn(url), values.start_day, textOf(form, 'draft') || 'new'));
}

/** The view that the form was opened from. */
export function readReturn(url: URL): CalendarView {
  return readChoice(url.searchParams, 'view', calendarViews) ?? 'month';
}

function savedAddress(view: CalendarView, date: string, draft: string): string {
  return `${calendarAddress({ view, date })}&saved=${encodeURIComponent(draft)}`;
}
