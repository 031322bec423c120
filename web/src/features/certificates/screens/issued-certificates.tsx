import { certificateStates } from '@navor/contract/choices';
import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { Pagination } from '@navor/ui/pagination.tsx';
import { useTranslation } from 'react-i18next';
import { href, redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf, pageOf } from '#platform/page-context.ts';
import { listAddress, readChoice, readPage, readSearch } from '#screen/filter-form/list-address.ts';
import { ListSearch } from '#screen/filter-form/list-search.tsx';
import { answerIntent, textOf } from '#screen/forms/answer-intent.ts';
import { orHidden } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { useKeptFocus } from '#screen/use-kept-focus.ts';
import { CertificatesTable } from '../components/administration/certificates-table.tsx';
import { KeysSection } from '../components/administration/keys-section.tsx';
import type { Route } from './+types/issued-certificates.ts';

export const handle: ScreenHandle = { namespaces: ['certificate-administration'] };

const address = href('/dashboard/issued-certificates');

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const search = readSearch(url.searchParams);
  const state = readChoice(url.searchParams, 'state', certificateStates);
  const page = readPage(url.searchParams, 100_000);
  const { all, keys } = api.certificates.administration;
  const [found, signingKeys] = await orHidden(
    Promise.all([all({ query: search ?? '', state, page, language: preferences.language }), keys()]),
  );
  const pageCount = Math.max(1, Math.ceil(found.total / found.per_page));
  if (page > pageCount) throw redirect(listAddress(address, { search, state }, pageCount));
  return { search, state, page, pageCount, total: found.total, items: found.items, signingKeys };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { revoke, issueAnew, rotateKey } = apiOf(context).certificates.administration;
  const readReason = (form: FormData) => textOf(form, 'reason').trim();
  const readId = (form: FormData) => textOf(form, 'id');
  const intents = {
    revoke: (form: FormData) => orHidden(revoke({ id: readId(form), reason: readReason(form) })),
    'issue-anew': (form: FormData) => orHidden(issueAnew({ id: readId(form), reason: readReason(form) })),
    'rotate-key': (form: FormData) => orHidden(rotateKey({ current: readId(form), reason: readReason(form) })),
  };
  return answerIntent(await request.formData(), intents, ['reason']);
}

export default function IssuedCertificates({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('certificate-administration');
  const { search, state, page, pageCount, total, items, signingKeys } = loaderData;
  const title = useKeptFocus<HTMLHeadingElement>(loaderData);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageMeta title={t('title')} isIndexed={false} />
      <header className="grid max-w-2xl gap-1">
        <h1 ref={title} tabIndex={-1} className="font-semibold text-2xl md:text-3xl">
          {t('title')}
        </h1>
        <p className="text-muted">{t('text')}</p>
      </header>
      <ListSearch
        label={t('search')}
        search={search}
        filter={{
          name: 'state',
          label: t('stateFilter'),
          every: t('everyState'),
          value: state,
          choices: certificateStates.map((one) => [one, t(`state.${one}`)]),
        }}
        submitLabel={t('find')}
        total={total}
      />
      {total === 0 ? (
        <NothingIssued isNarrowed={Boolean(search || state)} />
      ) : (
        <section aria-labelledby="list-count" className="grid gap-3">
          <h2 id="list-count" className="text-muted text-sm">
            {t('count', { count: total })}
          </h2>
          <CertificatesTable certificates={items} />
        </section>
      )}
      <Pagination page={page} pageCount={pageCount} hrefFor={(next) => listAddress(address, { search, state }, next)} />
      <KeysSection keys={signingKeys} />
    </div>
  );
}

function NothingIssued({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useTranslation('certificate-administration');
  return (
    <EmptyState
      illustration={<Vijak pose="waiting" className="w-56 max-w-full" />}
      title={t(isNarrowed ? 'empty' : 'none')}
      text={t(isNarrowed ? 'emptyText' : 'noneText')}
      action={isNarrowed && <TextLink to={address}>{t('toAll')}</TextLink>}
    />
  );
}
