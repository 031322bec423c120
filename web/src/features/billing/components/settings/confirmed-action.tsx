import { ConfirmDialog } from '@navor/ui/alert-dialog.tsx';
import { Button } from '@navor/ui/button.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams, useSubmit } from 'react-router';
import { unlessOffline } from '#platform/offline.ts';
import { ActionForm } from '#screen/forms/action-form.tsx';
import type { IntentState } from '#screen/forms/intent-form.tsx';
import { subscriptionSettingsPath } from '../../billing-paths.ts';

type Question = { title: string; description: string; confirmLabel: string; cancelLabel: string };
type ConfirmedActionProps = { state: IntentState; label: string; question: Question };

/** Asks before it acts: in a dialog, or without scripts in the page that comes next. */
export function ConfirmedAction({ state, label, question }: ConfirmedActionProps) {
  const { t } = useTranslation('ui');
  const [query] = useSearchParams();
  const submit = useSubmit();
  const { intent } = state;
  if (query.get('confirm') === intent) return <AskedInPage state={state} question={question} />;

  function confirm() {
    return unlessOffline(
      () => submit({ intent }, { method: 'post', action: subscriptionSettingsPath, preventScrollReset: true }),
      () => toast({ tone: 'danger', title: t('offline') }),
    );
  }

  return (
    <form action={`${subscriptionSettingsPath}#${intent}`} onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="confirm" value={intent} />
      <ConfirmDialog
        {...question}
        onConfirm={confirm}
        trigger={
          <Button type="submit" variant="secondary" isBusy={state.isBusy}>
            {label}
          </Button>
        }
      />
    </form>
  );
}

function AskedInPage({ state, question }: Omit<ConfirmedActionProps, 'label'>) {
  const { title, description, confirmLabel, cancelLabel } = question;
  return (
    <div id={state.intent} className="grid max-w-reading gap-3 rounded-md border border-line-strong p-4">
      <p className="font-semibold">{title}</p>
      <p className="text-sm">{description}</p>
      <ActionForm
        action={subscriptionSettingsPath}
        answer={state.refusal}
        preventScrollReset
        className="flex flex-wrap gap-2"
      >
        <input type="hidden" name="intent" value={state.intent} />
        <Button type="submit" variant="danger" isBusy={state.isBusy}>
          {confirmLabel}
        </Button>
        <Button asChild variant="secondary">
          <Link to={subscriptionSettingsPath} preventScrollReset>
            {cancelLabel}
          </Link>
        </Button>
      </ActionForm>
    </div>
  );
}
