import type { DocumentPeople } from '@navor/contract';
import { invitationDays } from '@navor/contract/choices';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { IntentForm, type IntentState } from '#screen/forms/intent-form.tsx';
import { useIntentFetcher } from '#screen/forms/use-intent-fetcher.ts';
import { WriteKeyField } from '#screen/forms/write-key-field.tsx';
import { TitledSection } from '#screen/titled-section.tsx';

type InvitePartProps = { invitations: Invitation[]; state: IntentState; writeKey: string };
type Invitation = DocumentPeople['invitations'][number];

/** Asking others to edit, and who has not answered yet. */
export function InvitePart({ invitations, state, writeKey }: InvitePartProps) {
  const { t } = useTranslation('cms-people');
  return (
    <TitledSection title={t('people.invite')} text={t('people.inviteText', { count: invitationDays })}>
      {invitations.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
      <IntentForm state={state} submitLabel={t('people.inviteSubmit')}>
        <WriteKeyField first={writeKey} />
        <Field label={t('people.email')} error={state.fieldError('email')} isRequired>
          <Input name="email" type="email" autoComplete="off" defaultValue={state.values.email ?? ''} />
        </Field>
      </IntentForm>
    </TitledSection>
  );
}

function InvitationRow({ invitation: { id, email, expires_at } }: { invitation: Invitation }) {
  const { t } = useTranslation('cms-people');
  const format = useFormatter();
  const { Form, onSubmit, isBusy, formError } = useIntentFetcher(() =>
    toast({ tone: 'ok', title: t('people.cancelled') }),
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-4 md:px-6">
      <div className="grid min-w-0 gap-0.5">
        <p translate="no" className="wrap-anywhere font-medium text-sm">
          {email}
        </p>
        <p className="text-muted text-sm">{t('people.pending', { date: format.date(expires_at) })}</p>
      </div>
      <Form method="post" onSubmit={onSubmit} className="flex flex-wrap items-center gap-2">
        <input type="hidden" name="intent" value="cancel" />
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          isBusy={isBusy}
          aria-label={t('people.cancelOf', { email })}
        >
          {t('people.cancel')}
        </Button>
        {formError && (
          <p role="alert" className="text-danger text-sm">
            {formError}
          </p>
        )}
      </Form>
    </li>
  );
}
