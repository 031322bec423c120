import { useTranslation } from 'react-i18next';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { newId } from '#platform/new-id.ts';
import { apiOf, pageOf } from '#platform/page-context.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { timeZoneRegions } from '#screen/time-zones/time-zone-regions.ts';
import { calendarAddress } from '../calendar-query.ts';
import { EventForm } from '../components/event-form/event-form.tsx';
import { readDraft, valuesOfDraft } from '../components/event-form/event-values.ts';
import { readReturn, saveEvent } from '../components/event-form/save-event.ts';
import { BackToCalendar } from '../components/frame/back-to-calendar.tsx';
import type { Route } from './+types/new-event.ts';

export const handle: ScreenHandle = { namespaces: ['calendar', 'settings'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const { profile } = await api.identity.session();
  const draft = readDraft(url.searchParams, new Date(), profile?.time_zone ?? preferences.timeZone);
  const isFilledIn = url.searchParams.has('start');
  return { id: newId(), initial: valuesOfDraft(draft), isFilledIn, regions: timeZoneRegions(), view: readReturn(url) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const api = apiOf(context);
  const form = await request.formData();
  return saveEvent(form, url, ({ id, event }) => api.calendar.addEvent({ id, ...event }));
}

export default function NewEventScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('calendar');
  const { id, initial, isFilledIn, regions, view } = loaderData;
  const backTo = calendarAddress({ view, date: initial.start_day });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageMeta title={t('new')} isIndexed={false} />
      <BackToCalendar to={backTo} />
      <h1 className="font-semibold text-2xl md:text-3xl">{t('new')}</h1>
      <EventForm
        id={id}
        // A time that was pointed at in the calendar is another event than the one that was begun without.
        draftName={isFilledIn ? `new-${initial.start_day}` : 'new'}
        {...{ initial, regions, backTo }}
        isOccurrence={false}
        answer={actionData}
        submitLabel={t('form.add')}
      />
    </div>
  );
}
