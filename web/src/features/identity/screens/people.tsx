import { type Role, roles } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { Form, redirect } from 'react-router';
import { forAdministrators } from '#platform/for-administrators.ts';
import { submitted } from '#platform/form-answer.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { PageMeta } from '#platform/page-meta.tsx';
import { Vijak } from '#ui/brand/vijak.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { TextLink } from '#ui/link.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { PersonItem } from '../components/person-item.tsx';
import type { Route } from './+types/people.ts';

export const handle: ScreenHandle = { namespaces: ['people', 'profile'] };

const address = '/dashboard/people';

export async function loader({ url, context }: Route.LoaderArgs) {
  const search = url.searchParams.get('search')?.trim().slice(0, 100) || undefined;
  const role = roles.find((one) => one === url.searchParams.get('role'));
  const asked = Number(url.searchParams.get('page'));
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 10_000 ? asked : 1;
  const found = await forAdministrators(apiOf(context).identity.people({ search, role, page }));
  if (page > found.page_count) throw redirect(addressOf({ search, role }, found.page_count));
  return { search, role, page, ...found };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const wanted = roles.filter((role) => form.getAll('roles').includes(role));
  const answer = await submitted({}, () =>
    apiOf(context).identity.setRoles({ id: String(form.get('id') ?? ''), roles: wanted }),
  );
  return answer.kind === 'refused' ? answer.response : null;
}

export default function People({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('people');
  const { search, role, page, people, count, page_count } = loaderData;
  return (
    <div className="grid gap-6">
      <PageMeta title={t('title')} isIndexed={false} />
      <header className="grid max-w-2xl gap-1">
        <h1 className="font-semibold text-2xl md:text-3xl">{t('title')}</h1>
        <p className="text-muted">{t('text')}</p>
      </header>
      <SearchForm search={search} role={role} />
      {people.length === 0 ? (
        <EmptyState
          illustration={<Vijak pose="waiting" className="w-56 max-w-full" />}
          title={t('empty')}
          text={t('emptyText')}
          action={<TextLink to={address}>{t('toAll')}</TextLink>}
        />
      ) : (
        <section aria-labelledby="people-count" className="grid gap-3">
          <h2 id="people-count" className="text-muted text-sm">
            {t('count', { count })}
          </h2>
          <ul className="divide-y divide-line rounded-md border border-line bg-surface">
            {people.map((person) => (
              <PersonItem key={person.id} person={person} />
            ))}
          </ul>
        </section>
      )}
      <Pagination page={page} pageCount={page_count} hrefFor={(next) => addressOf({ search, role }, next)} />
    </div>
  );
}

type Wanted = { search?: string | undefined; role?: Role | undefined };

/** Sent as an address, so that what was found can be kept and sent to somebody. */
function SearchForm({ search, role }: Wanted) {
  const { t } = useTranslation(['people', 'profile']);
  return (
    <Form role="search" className="flex flex-wrap items-end gap-3">
      <Field label={t('search')} className="grow basis-60">
        <Input name="search" type="search" key={search} defaultValue={search} maxLength={100} />
      </Field>
      <Field label={t('role')} className="basis-44">
        <NativeSelect name="role" key={role} defaultValue={role ?? ''}>
          <option value="">{t('everyRole')}</option>
          {roles.map((one) => (
            <option key={one} value={one}>
              {t(`profile:roles.${one}`)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Button type="submit" variant="secondary">
        {t('find')}
      </Button>
    </Form>
  );
}

function addressOf({ search, role }: Wanted, page: number): string {
  return `${address}?${new URLSearchParams({ ...(search && { search }), ...(role && { role }), page: String(page) })}`;
}
