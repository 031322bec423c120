import { authorRequestStatuses } from '@navor/contract/choices';
import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { useTranslation } from 'react-i18next';
import { href, redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { listAddress, readChoice, readPage } from '#screen/filter-form/list-address.ts';
import { answerIntent, textOf } from '#screen/forms/answer-intent.ts';
import { orHidden } from '#screen/or-not-found.ts';
import { RequestList } from '#screen/requests/request-list.tsx';
import { AuthorRequestItem } from '../components/requests/author-request-item.tsx';
import type { Route } from './+types/author-requests.ts';

export const handle: ScreenHandle = { namespaces: ['cms-people', 'cms-tabs'] };

type Status = (typeof authorRequestStatuses)[number];

const addressOf = (status: Status, page = 1) =>
  listAddress(href('/dashboard/cms/author-requests'), { status: status === 'open' ? undefined : status }, page);

export async function loader({ url, context }: Route.LoaderArgs) {
  const status = readChoice(url.searchParams, 'status', authorRequestStatuses) ?? 'open';
  const page = readPage(url.searchParams);
  const found = await orHidden(apiOf(context).authorship.requests.list({ status, page }));
  if (page > found.page_count) throw redirect(addressOf(status, found.page_count));
  return { status, page, ...found, now: new Date() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { requests } = apiOf(context).authorship;
  const intents = {
    approve: (form: FormData) => requests.approve({ requestId: textOf(form, 'id') }),
    decline: (form: FormData) => requests.decline({ requestId: textOf(form, 'id'), reason: textOf(form, 'reason') }),
  };
  return orHidden(answerIntent(await request.formData(), intents, ['reason']));
}

export default function AuthorRequestsScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('cms-people', { keyPrefix: 'requests' });
  const { t: words } = useTranslation('cms-tabs');
  const { status, page, requests, count, page_count, now } = loaderData;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Breadcrumb steps={[{ label: words('cms'), href: href('/dashboard/cms') }]} current={t('title')} />
      <RequestList
        requests={requests}
        texts={{
          title: t('title'),
          text: t('text'),
          show: t('show'),
          count: t('count', { count }),
          empty: t('empty'),
          emptyText: t('emptyText'),
        }}
        statuses={authorRequestStatuses.map((one) => ({
          label: t(`statuses.${one}`),
          address: addressOf(one),
          isCurrent: one === status,
        }))}
        page={page}
        pageCount={page_count}
        addressOfPage={(next) => addressOf(status, next)}
        showRequest={(one) => <AuthorRequestItem key={one.id} request={one} now={now} />}
      />
    </div>
  );
}
