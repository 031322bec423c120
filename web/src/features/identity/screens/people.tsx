import { roles } from '@navor/contract/choices';
import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { Pagination } from '@navor/ui/pagination.tsx';
import { useTranslation } from 'react-i18next';
import { href, redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { listAddress, readChoice, readPage, readSearch } from '#screen/filter-form/list-address.ts';
import { ListSearch } from '#screen/filter-form/list-search.tsx';
import { orHidden } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { PersonItem } from '../components/person-item.tsx';
import type { Route } from './+types/people.ts';

export const handle: ScreenHandle = { namespaces: ['people', 'profile', 'billing-administration'] };

const address = href('/dashboard/people');

export async function loader({ url, context }: Route.LoaderArgs) {
  const search = readSearch(url.searchParams);
  const role = readChoice(url.searchParams, 'role', roles);
  const page = readPage(url.searchParams, 10_000);
  const { identity, achievements } = apiOf(context);
  const [found, known] = await orHidden(
    Promise.all([
      identity.people({ search, role, page }),
      search ? achievements.nicknames.owner({ nickname: search }) : null,
    ]),
  );
  if (page > found.page_count) throw redirect(listAddress(address, { search, role }, found.page_count));
  return { search, role, page, ...found, known, now: new Date() };
}

export default function People({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['people', 'profile']);
  const { search, role, page, people, count, page_count, known, now } = loaderData;
  return (
    <div className="grid gap-6">
      <PageMeta title={t('title')} isIndexed={false} />
      <header className="grid max-w-2xl gap-1">
        <h1 className="font-semibold text-2xl md:text-3xl">{t('title')}</h1>
        <p className="text-muted">{t('text')}</p>
      </header>
      <ListSearch
        label={t('search')}
        search={search}
        filter={{
          name: 'role',
          label: t('role'),
          every: t('everyRole'),
          value: role,
          choices: roles.map((one) => [one, t(`profile:roles.${one}`)]),
        }}
        submitLabel={t('find')}
        total={count}
      />
      {known && (
        <TextLink
          to={href('/dashboard/people/:personId', { personId: known.id })}
          className="wrap-anywhere justify-self-start text-sm"
        >
          {t('nickname.owner', { nickname: known.nickname })}
        </TextLink>
      )}
      {people.length === 0 && !known && (
        <EmptyState
          illustration={<Vijak pose="waiting" className="w-56 max-w-full" />}
          title={t('empty')}
          text={t('emptyText')}
          action={<TextLink to={address}>{t('toAll')}</TextLink>}
        />
      )}
      {people.length > 0 && (
        <section aria-labelledby="people-count" className="grid gap-3">
          <h2 id="people-count" className="text-muted text-sm">
            {t('count', { count })}
          </h2>
          <ul className="divide-y divide-line rounded-md border border-line bg-surface">
            {people.map((person) => (
              <PersonItem key={person.id} person={person} now={now} />
            ))}
          </ul>
        </section>
      )}
      <Pagination page={page} pageCount={page_count} hrefFor={(next) => listAddress(address, { search, role }, next)} />
    </div>
  );
}
