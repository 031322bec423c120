import { recurrenceScopes } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { submitted } from '#screen/forms/form-answer.ts';
import { orNotFound } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { timeZoneRegions } from '#screen/time-zones/time-zone-regions.ts';
import { calendarAddress } from '../calendar-query.ts';
import { affectedIn } from '../components/changing/calendar-action.ts';
import { DeleteEvent } from '../components/event-form/delete-event.tsx';
import { EventForm } from '../components/event-form/event-form.tsx';
import { valuesOfEvent } from '../components/event-form/event-values.ts';
import { readReturn, saveEvent } from '../components/event-form/save-event.ts';
import { BackToCalendar } from '../components/frame/back-to-calendar.tsx';
import type { Route } from './+types/event.ts';

export const handle: ScreenHandle = { namespaces: ['calendar', 'settings'] };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const occurrence = url.searchParams.get('occurrence') ?? undefined;
  const event = await orNotFound(apiOf(context).calendar.event({ id: params.eventId, occurrence }));
  return { event, regions: timeZoneRegions(), view: readReturn(url) };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const api = apiOf(context);
  const form = await request.formData();
  const affected = {
    ...affectedIn(form),
    ...{ id: params.eventId, occurrence: url.searchParams.get('occurrence') },
  };
  if (form.get('intent') === 'delete') {
    const answer = await submitted({}, () => api.calendar.deleteEvent(affected));
    if (answer.kind === 'refused') return answer.response;
    throw redirect(calendarAddress({ view: readReturn(url), date: String(form.get('day')) }));
  }
  return saveEvent(form, url, ({ event: { recurrence, ...event } }) => {
    // One occurrence by itself has no rule to change.
    const rule = affected.scope === 'this' ? {} : { recurrence };
    return api.calendar.changeEvent({ ...affected, ...event, ...rule });
  });
}

export default function EventScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('calendar');
  const { event, regions, view } = loaderData;
  const initial = valuesOfEvent(event);
  const backTo = calendarAddress({ view, date: initial.start_day });
  const isOccurrence = event.occurrence !== null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageMeta title={t('edit')} isIndexed={false} />
      <BackToCalendar to={backTo} />
      <h1 className="font-semibold text-2xl wrap-anywhere md:text-3xl">{t('edit')}</h1>
      <EventForm
        key={`${event.id} ${event.occurrence}`}
        id={event.id}
        draftName={[event.id, ...(event.occurrence ? [event.occurrence] : [])].join('-').replaceAll(':', '')}
        {...{ initial, regions, backTo, isOccurrence }}
        answer={actionData}
        submitLabel={t('form.save')}
      />
      <DeleteEvent scopes={isOccurrence ? recurrenceScopes : ['all']} day={initial.start_day} />
    </div>
  );
}
