import { useTranslation } from 'react-i18next';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf, pageOf } from '#platform/page-context.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { periodOf, readCalendarQuery } from '../calendar-query.ts';
import { Calendar } from '../components/calendar.tsx';
import { answerCalendarForm } from '../components/changing/calendar-action.ts';
import { dayOf, localTimeOf } from '../time/local-time.ts';
import type { Route } from './+types/calendar.ts';

export const handle: ScreenHandle = { namespaces: ['calendar'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const now = new Date();
  const { profile } = await api.identity.session();
  const today = dayOf(localTimeOf(now, profile?.time_zone ?? preferences.timeZone));
  const query = readCalendarQuery(url.searchParams, today);
  return { ...(await api.calendar.entries(periodOf(query))), query, now };
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerCalendarForm(apiOf(context), await request.formData());
}

export default function CalendarScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('calendar');
  return (
    <>
      <PageMeta title={t('title')} isIndexed={false} />
      <Calendar {...loaderData} />
    </>
  );
}
