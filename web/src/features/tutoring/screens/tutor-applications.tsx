import { tutorStatuses } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { href, redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf, pageOf } from '#platform/page-context.ts';
import { listAddress, readChoice, readPage } from '#screen/filter-form/list-address.ts';
import { answerIntent, textOf } from '#screen/forms/answer-intent.ts';
import { orHidden } from '#screen/or-not-found.ts';
import { RequestList } from '#screen/requests/request-list.tsx';
import { ApplicationItem } from '../components/applications/application-item.tsx';
import type { Route } from './+types/tutor-applications.ts';

export const handle: ScreenHandle = { namespaces: ['teaching', 'tutoring'] };

const address = href('/dashboard/tutor-applications');
const statuses = tutorStatuses.filter((status) => status !== 'draft');
const addressOf = (status: (typeof statuses)[number], page = 1) =>
  listAddress(address, { status: status === 'applied' ? undefined : status }, page);

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const status = readChoice(url.searchParams, 'status', statuses) ?? 'applied';
  const page = readPage(url.searchParams);
  const { language } = preferences;
  const found = await orHidden(api.tutoring.applications.list({ status, page, language }));
  if (page > found.page_count) throw redirect(addressOf(status, found.page_count));
  return { status, page, ...found, now: new Date() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { applications } = apiOf(context).tutoring;
  const intents = {
    approve: (form: FormData) => applications.approve({ tutorId: textOf(form, 'id') }),
    decline: (form: FormData) => applications.decline({ tutorId: textOf(form, 'id'), reason: textOf(form, 'reason') }),
  };
  return orHidden(answerIntent(await request.formData(), intents, ['reason']));
}

export default function TutorApplicationsScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('teaching', { keyPrefix: 'applications' });
  const { status, page, applications, count, page_count, now } = loaderData;
  return (
    <RequestList
      requests={applications}
      texts={{
        title: t('title'),
        text: t('text'),
        show: t('show'),
        count: t('count', { count }),
        empty: t('empty'),
        emptyText: t('emptyText'),
      }}
      statuses={statuses.map((one) => ({
        label: t(`statuses.${one}`),
        address: addressOf(one),
        isCurrent: one === status,
      }))}
      page={page}
      pageCount={page_count}
      addressOfPage={(next) => addressOf(status, next)}
      showRequest={(one) => <ApplicationItem key={one.id} application={one} now={now} />}
    />
  );
}
