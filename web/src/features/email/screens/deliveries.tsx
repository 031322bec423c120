import { type MailState, mailStates } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { Pagination } from '@navor/ui/pagination.tsx';
import { useTranslation } from 'react-i18next';
import { href, redirect } from 'react-router';
import { isApiError } from '#platform/api-error.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { answerIntent, textOf } from '#screen/forms/answer-intent.ts';
import { useIntent } from '#screen/forms/intent-form.tsx';
import { orHidden } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { DeliveryItem } from '../components/delivery-item.tsx';
import { StateFilter } from '../components/state-filter.tsx';
import { TestMessageButton } from '../components/test-message-button.tsx';
import { useFreshStates } from '../use-fresh-states.ts';
import { useRetry } from '../use-retry.ts';
import type { Route } from './+types/deliveries.ts';

export const handle: ScreenHandle = { namespaces: ['mail'] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const state = mailStates.find((one) => one === url.searchParams.get('state'));
  const asked = Number(url.searchParams.get('page'));
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 10_000 ? asked : 1;
  const found = await orHidden(apiOf(context).email.deliveries({ state, page }));
  if (page > 1 && page > found.page_count) throw redirect(addressOf(state, Math.max(1, found.page_count)));
  return { state, page, ...found };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { email } = apiOf(context);
  const intents = {
    retry: async (form: FormData) => {
      try {
        await orHidden(email.retry({ id: textOf(form, 'id') }));
        return { isRetried: true };
      } catch (error) {
        // It has gone out in the meantime, and the list that comes with this answer says so.
        if (isApiError(error) && error.code === 'NOT_FOUND') return { isRetried: false };
        throw error;
      }
    },
  };
  return answerIntent(await request.formData(), intents, ['id']);
}

export default function Deliveries({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('mail');
  const { state, page, mails, count, page_count, failing_count, has_mail_server } = loaderData;
  useFreshStates(mails);
  const retry = useRetry();
  const retried = useIntent(actionData, 'retry');
  return (
    <div className="grid gap-6">
      <PageMeta title={t('deliveries.title')} isIndexed={false} />
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid max-w-2xl gap-1">
          <h1 className="font-semibold text-2xl md:text-3xl">{t('deliveries.title')}</h1>
          <p className="text-muted">{has_mail_server ? t('deliveries.withServer') : t('deliveries.withoutServer')}</p>
        </div>
        <TestMessageButton />
      </header>
      {/* Without scripts the page is shown from its top; with them, a toast or the message itself tells. */}
      {retried.result?.isRetried && <Alert tone="ok">{t('deliveries.retried')}</Alert>}
      {retried.formError && <Alert tone="danger">{retried.formError}</Alert>}
      {failing_count > 0 && <Alert tone="warn">{t('deliveries.failing', { count: failing_count })}</Alert>}
      <StateFilter chosen={state} total={count} hrefFor={(one) => addressOf(one)} />
      {mails.length === 0 ? (
        <NoDeliveries state={state} />
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface">
          {mails.map((delivery) => (
            <DeliveryItem key={delivery.id} delivery={delivery} retry={retry} />
          ))}
        </ul>
      )}
      <Pagination page={page} pageCount={page_count} hrefFor={(next) => addressOf(state, next)} />
    </div>
  );
}

function NoDeliveries({ state }: { state: MailState | undefined }) {
  const { t } = useTranslation('mail');
  return (
    <EmptyState
      illustration={<Vijak pose="waiting" className="w-56 max-w-full" />}
      title={t('deliveries.empty')}
      text={state ? t('deliveries.emptyState') : t('deliveries.emptyText')}
      action={state && <TextLink to={addressOf()}>{t('deliveries.toAll')}</TextLink>}
    />
  );
}

function addressOf(state?: MailState, page = 1): string {
  const query = new URLSearchParams({ ...(state && { state }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `${href('/dashboard/mail')}?${query}` : href('/dashboard/mail');
}
