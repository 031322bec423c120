import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { JudgedFields } from '@navor/ui/judged-fields.tsx';
import { Inbox, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form, href, Link } from 'react-router';
import { isApiError } from '#platform/api-error.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { OutboxList } from '../components/outbox-list.tsx';
import { OutboxMessage } from '../components/outbox-message.tsx';
import type { Route } from './+types/outbox.ts';

export const handle: ScreenHandle = { namespaces: ['mail'] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const to = url.searchParams.get('to')?.trim() ?? '';
  const filter = { to, openId: url.searchParams.get('id') ?? undefined };
  try {
    return { ...filter, isWrong: false, mails: await apiOf(context).email.outbox(to ? { to } : {}) };
  } catch (error) {
    if (!isApiError(error) || error.code !== 'INVALID_INPUT') throw error;
    return { ...filter, isWrong: true, mails: [] };
  }
}

/** Where those who try the product out find the mail that it would send. */
export default function Outbox({ loaderData }: Route.ComponentProps) {
  const { to, openId, isWrong, mails } = loaderData;
  const { t } = useTranslation(['mail', 'errors']);
  const open = mails.find(({ id }) => id === openId);
  const hrefFor = (id?: string) =>
    `${href('/dev/mail')}?${new URLSearchParams({ ...(to && { to }), ...(id && { id }) })}`;
  return (
    <div className="grid w-full max-w-6xl gap-6 self-start">
      <PageMeta title={t('outbox.title')} isIndexed={false} />
      <header className="grid gap-1">
        <h1 className="font-semibold text-2xl md:text-3xl">{t('outbox.title')}</h1>
        <p className="text-muted">{t('outbox.intro')}</p>
      </header>
      <Form noValidate className="flex flex-wrap items-end gap-3">
        <JudgedFields judgement={loaderData}>
          <Field
            label={t('outbox.address')}
            error={isWrong ? t('errors:field.not_an_email') : undefined}
            className="w-full sm:w-80"
          >
            <Input key={to} name="to" type="email" autoComplete="off" defaultValue={to} icon={<Search />} />
          </Field>
        </JudgedFields>
        <Button type="submit" variant="secondary">
          {t('outbox.find')}
        </Button>
        {to && (
          <Button asChild variant="ghost">
            <Link to={href('/dev/mail')}>{t('outbox.all')}</Link>
          </Button>
        )}
      </Form>
      {mails.length === 0 ? (
        !isWrong && <NoMail to={to} />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <OutboxList mails={mails} openId={open?.id} hrefFor={hrefFor} />
          {open ? (
            <OutboxMessage mail={open} backTo={hrefFor()} />
          ) : (
            <div className="rounded-md bg-surface max-lg:hidden">
              <EmptyState icon={<Inbox />} title={t('outbox.choose')} text={t('outbox.chooseText')} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

function NoMail({ to }: { to: string }) {
  const { t } = useTranslation('mail');
  return (
    <div className="rounded-md bg-surface">
      <EmptyState
        illustration={<Vijak pose="waiting" className="w-56 max-w-full" />}
        title={to ? t('outbox.emptyFor') : t('outbox.empty')}
        text={to ? t('outbox.emptyForText', { address: to }) : t('outbox.emptyText')}
      />
    </div>
  );
}
