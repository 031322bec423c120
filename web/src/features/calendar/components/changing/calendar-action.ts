import type { OwnEvent } from '@navor/contract';
import { type RecurrenceScope, recurrenceScopes } from '@navor/contract/choices';
import { data } from 'react-router';
import type { Page } from '#platform/page-context.ts';
import { answerIntent, textOf } from '#screen/forms/answer-intent.ts';
import type { Deleted } from './entry-change.ts';

type Api = Page['api'];

/** What the calendar itself changes, without a form of its own. */
export function answerCalendarForm(api: Api, form: FormData) {
  return answerIntent(form, {
    move: (sent) => moveEntry(api, sent),
    delete: (sent) => deleteEvent(api, sent),
    restore: (sent) => api.calendar.addEvent(deletedIn(sent)),
    add: (sent) =>
      api.calendar.addEvent({
        ...{ id: textOf(sent, 'id'), title: textOf(sent, 'title'), notes: '', location: '', recurrence: null },
        ...{ is_all_day: textOf(sent, 'is_all_day') === 'on', time_zone: textOf(sent, 'time_zone') },
        ...placementIn(sent),
      }),
  });
}

function moveEntry(api: Api, sent: FormData) {
  const placement = { ...placementIn(sent), time_zone: textOf(sent, 'time_zone') };
  if (textOf(sent, 'entry_kind') === 'study_block') {
    return api.calendar.moveStudyBlock({ id: textOf(sent, 'id'), ...placement });
  }
  return api.calendar.moveEvent({ ...affectedIn(sent), ...placement });
}

async function deleteEvent(api: Api, sent: FormData): Promise<Deleted> {
  const affected = affectedIn(sent);
  if (affected.occurrence) {
    await api.calendar.deleteEvent(affected);
    return { deleted: null };
  }
  const deleted = await api.calendar.event({ id: affected.id });
  await api.calendar.deleteEvent(affected);
  return { deleted };
}

/** As the deletion has told it; the API looks at every part of it again. */
function deletedIn(sent: FormData): OwnEvent {
  try {
    return JSON.parse(textOf(sent, 'event')) as OwnEvent;
  } catch {
    throw data(null, { status: 400 });
  }
}

function placementIn(sent: FormData) {
  return { local_start: textOf(sent, 'local_start'), duration_minutes: Number(textOf(sent, 'duration_minutes')) };
}

export function affectedIn(sent: FormData) {
  const scope = recurrenceScopes.find((one): one is RecurrenceScope => one === textOf(sent, 'scope')) ?? 'all';
  return { id: textOf(sent, 'id'), occurrence: textOf(sent, 'occurrence') || null, scope };
}
