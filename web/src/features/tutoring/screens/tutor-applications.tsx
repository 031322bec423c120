import { tutorStatuses } from '@navor/contract/choices';
import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { Pagination } from '@navor/ui/pagination.tsx';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { href, Link, redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf, pageOf } from '#platform/page-context.ts';
import { listAddress, readChoice, readPage } from '#screen/filter-form/list-address.ts';
import { answerIntent, textOf } from '#screen/forms/answer-intent.ts';
import { forAdministrators } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { useKeptFocus } from '#screen/use-kept-focus.ts';
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
  const found = await forAdministrators(api.tutoring.applications.list({ status, page, language }));
  if (page > found.page_count) throw redirect(addressOf(status, found.page_count));
  return { status, page, ...found, now: new Date() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { applications } = apiOf(context).tutoring;
  const intents = {
    approve: (form: FormData) => applications.approve({ tutorId: textOf(form, 'id') }),
    decline: (form: FormData) => applications.decline({ tutorId: textOf(form, 'id'), reason: textOf(form, 'reason') }),
  };
  return forAdministrators(answerIntent(await request.formData(), intents, ['reason']));
}

export default function TutorApplicationsScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('teaching');
  const { status, page, applications, count, page_count, now } = loaderData;
  const title = useKeptFocus<HTMLHeadingElement>(applications);
  return (
    <div className="grid gap-6">
      <PageMeta title={t('applications.title')} isIndexed={false} />
      <header className="grid max-w-2xl gap-1">
        <h1 ref={title} tabIndex={-1} className="font-semibold text-2xl md:text-3xl">
          {t('applications.title')}
        </h1>
        <p className="text-muted">{t('applications.text')}</p>
      </header>
      <nav aria-label={t('applications.show')} className="flex flex-wrap gap-2">
        {statuses.map((one) => (
          <Link
            key={one}
            to={addressOf(one)}
            aria-current={one === status ? 'page' : undefined}
            className={clsx(
              'inline-flex min-h-11 items-center rounded-full border px-4 text-sm md:min-h-10',
              one === status ? 'border-action bg-action-soft text-action' : 'border-line-strong bg-surface',
            )}
          >
            {t(`applications.statuses.${one}`)}
          </Link>
        ))}
      </nav>
      {applications.length === 0 ? (
        <EmptyState
          illustration={<Vijak pose="waiting" className="w-56 max-w-full" />}
          title={t('applications.empty')}
          text={t('applications.emptyText')}
        />
      ) : (
        <section aria-labelledby="applications-count" className="grid gap-3">
          <h2 id="applications-count" className="text-muted text-sm">
            {t('applications.count', { count })}
          </h2>
          <ul className="divide-y divide-line rounded-md border border-line bg-surface">
            {applications.map((application) => (
              <ApplicationItem key={application.id} application={application} now={now} />
            ))}
          </ul>
        </section>
      )}
      <Pagination page={page} pageCount={page_count} hrefFor={(next) => addressOf(status, next)} />
    </div>
  );
}
