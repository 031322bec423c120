import type { Person } from '@navor/contract';
import { roles } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { Avatar } from '@navor/ui/avatar.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { useFormatter } from '#platform/use-formatter.ts';
import { listAddress } from '#screen/filter-form/list-address.ts';
import { useIntentFetcher } from '#screen/forms/use-intent-fetcher.ts';
import { PersonSecurity } from './person-security.tsx';
import { SettingsCheckbox } from './settings-checkbox.tsx';

/** Everybody is a learner; these are what somebody may be beside it. */
const grantable = roles.filter((role) => role !== 'learner');

/** Somebody with an account, and what they may do. */
export function PersonItem({ person }: { person: Person }) {
  const { t } = useTranslation('people');
  const format = useFormatter();
  const { full_name, email, avatar_url, created_at, deletion_due_at } = person;
  // One's own devices and codes are in the settings, where the password is asked for.
  const isOwn = useAuth().user?.id === person.id;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-4 md:px-6">
      <div className="flex min-w-0 basis-72 grow items-center gap-3">
        <Avatar name={full_name} src={avatar_url} />
        <div className="grid min-w-0 gap-0.5">
          <h3 className="truncate font-medium text-sm">{full_name}</h3>
          <p className="truncate text-muted text-sm">{email}</p>
          <p className="tabular text-muted text-xs">
            {deletion_due_at
              ? t('closing', { date: format.date(deletion_due_at) })
              : t('since', { date: format.date(created_at) })}
          </p>
          <TextLink
            to={listAddress(href('/dashboard/subscriptions'), { search: email })}
            aria-label={t('subscriptionsOf', { name: full_name })}
            className="inline-flex min-h-11 items-center justify-self-start text-xs md:min-h-0"
          >
            {t('subscriptions')}
          </TextLink>
        </div>
      </div>
      <div className="grid gap-3 md:justify-items-end">
        <RolesForm person={person} />
        {!isOwn && !deletion_due_at && <PersonSecurity person={person} />}
      </div>
    </li>
  );
}

function RolesForm({ person: { id, full_name, roles: current } }: { person: Person }) {
  const { t } = useTranslation(['people', 'profile']);
  const legend = useId();
  const { Form, onSubmit, isBusy, formError } = useIntentFetcher(() =>
    toast({ tone: 'ok', title: t('saved', { name: full_name }) }),
  );

  return (
    <Form method="post" onSubmit={onSubmit} className="grid gap-3">
      <input type="hidden" name="intent" value="set-roles" />
      <input type="hidden" name="id" value={id} />
      <fieldset aria-labelledby={legend} className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <legend id={legend} className="sr-only">
          {t('rolesOf', { name: full_name })}
        </legend>
        {grantable.map((role) => (
          <Field key={role} layout="inline" label={t(`profile:roles.${role}`)}>
            {/* Follows what the server says, also when it refused. */}
            <SettingsCheckbox
              key={`${current.includes(role)} ${formError}`}
              name="roles"
              value={role}
              defaultChecked={current.includes(role)}
            />
          </Field>
        ))}
        <Button type="submit" variant="secondary" size="sm" isBusy={isBusy}>
          {t('save')}
        </Button>
      </fieldset>
      {formError && <Alert tone="danger">{formError}</Alert>}
    </Form>
  );
}
