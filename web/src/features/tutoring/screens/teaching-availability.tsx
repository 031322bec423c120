import { Alert } from '@navor/ui/alert.tsx';
import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { useTranslation } from 'react-i18next';
import { href, redirect, useSearchParams } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { newId } from '#platform/new-id.ts';
import { apiOf } from '#platform/page-context.ts';
import { answerIntent } from '#screen/forms/answer-intent.ts';
import { useDoneToast, useIntent } from '#screen/forms/intent-form.tsx';
import { isForPage } from '#screen/is-for-page.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { timeZoneRegions } from '#screen/time-zones/time-zone-regions.ts';
import {
  availabilityFields,
  availabilityIntents,
  withRowsAsValue,
} from '../components/availability/availability-intents.ts';
import { ExceptionsSection } from '../components/availability/exceptions-section.tsx';
import { HoursForm } from '../components/availability/hours-form.tsx';
import { TimeOffSection } from '../components/availability/time-off-section.tsx';
import type { Route } from './+types/teaching-availability.ts';

export const handle: ScreenHandle = { namespaces: ['teaching', 'settings'] };

export async function loader({ context }: Route.LoaderArgs) {
  const availability = await apiOf(context).tutoring.availability.get();
  const today = new Intl.DateTimeFormat('sv', { timeZone: availability.time_zone }).format(new Date());
  return { availability, today, regions: timeZoneRegions(), newId: newId() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = withRowsAsValue(await request.formData());
  const intents = availabilityIntents(apiOf(context).tutoring.availability);
  const answer = await answerIntent(form, intents, availabilityFields);
  const isDone = answer.data.kind === 'done';
  return isDone && isForPage(request) ? redirect(`${href('/dashboard/teaching/availability')}?saved=yes`) : answer;
}

export default function TeachingAvailabilityScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('teaching');
  const { availability, today, regions, newId } = loaderData;
  const hours = useIntent(actionData, 'save-hours');
  const exception = useIntent(actionData, 'save-exception');
  const timeOff = useIntent(actionData, 'add-time-off');
  useDoneToast(hours, t('saved'));
  useDoneToast(exception, t('saved'));
  useDoneToast(timeOff, t('availability.offAdded'));
  const [query] = useSearchParams();
  return (
    <div className="grid gap-6">
      <PageMeta title={t('availability.title')} isIndexed={false} />
      <Breadcrumb
        steps={[{ label: t('title'), href: href('/dashboard/teaching') }]}
        current={t('availability.title')}
      />
      <header className="grid max-w-2xl gap-1">
        <h1 className="font-semibold text-2xl md:text-3xl">{t('availability.title')}</h1>
        <p className="text-muted">{t('availability.lead')}</p>
      </header>
      {query.has('saved') && !actionData && <Alert tone="ok">{t('saved')}</Alert>}
      <HoursForm availability={availability} regions={regions} state={hours} />
      <ExceptionsSection exceptions={availability.exceptions} state={exception} today={today} />
      <TimeOffSection availability={availability} state={timeOff} newId={newId} />
    </div>
  );
}
