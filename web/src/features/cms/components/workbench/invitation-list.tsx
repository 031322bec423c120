import type { OwnInvitation } from '@navor/contract';
import { textIn } from '@navor/languages';
import { Button } from '@navor/ui/button.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { useTranslation } from 'react-i18next';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';
import { useFormatter } from '#platform/use-formatter.ts';
import { useIntentFetcher } from '#screen/forms/use-intent-fetcher.ts';
import { TitledSection } from '#screen/titled-section.tsx';

/** What somebody is invited to edit; nothing is there when they are not. */
export function InvitationList({ invitations }: { invitations: OwnInvitation[] }) {
  const { t } = useTranslation('cms');
  if (invitations.length === 0) return null;
  return (
    <TitledSection title={t('invitations.title')}>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        {invitations.map((invitation) => (
          <InvitationItem key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </TitledSection>
  );
}

function InvitationItem({ invitation }: { invitation: OwnInvitation }) {
  const { t } = useTranslation('cms');
  const format = useFormatter();
  const { language } = useLanguageContext();
  const { id, document, invited_by, expires_at } = invitation;
  const title = textIn(invitation.title, language);
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 p-4 md:px-6">
      <div className="grid min-w-0 gap-0.5">
        <p className="wrap-anywhere font-medium text-sm">{t(`documents.${document.kind}`, { title })}</p>
        <p className="wrap-anywhere text-muted text-sm">
          {t('invitations.from', { name: invited_by, date: format.date(expires_at) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <AnswerForm intent="accept" id={id} name={title} />
        <AnswerForm intent="decline" id={id} name={title} />
      </div>
    </li>
  );
}

function AnswerForm({ intent, id, name }: { intent: 'accept' | 'decline'; id: string; name: string }) {
  const { t } = useTranslation('cms');
  const { Form, onSubmit, isBusy, formError } = useIntentFetcher(() =>
    toast({ tone: 'ok', title: t(`invitations.${intent}Done`) }),
  );
  return (
    <Form method="post" onSubmit={onSubmit} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        size="sm"
        variant={intent === 'accept' ? 'primary' : 'secondary'}
        isBusy={isBusy}
        aria-label={t(`invitations.${intent}Of`, { name })}
      >
        {t(`invitations.${intent}`)}
      </Button>
      {formError && (
        <p role="alert" className="text-danger text-sm">
          {formError}
        </p>
      )}
    </Form>
  );
}
