import { ConfirmDialog } from '@navor/ui/alert-dialog.tsx';
import { Button } from '@navor/ui/button.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useSubmit } from 'react-router';
import { unlessOffline } from '#platform/offline.ts';
import type { IntentState } from '#screen/forms/intent-form.tsx';

type Question = { title: string; description: string; confirmLabel: string };
type AskedActionProps = Question & { state: IntentState; label: string };

/** Asks before it ends an address that calendars follow; without scripts the button does so at once. */
export function AskedAction({ state: { intent, isBusy }, label, ...question }: AskedActionProps) {
  const { t } = useTranslation('ui');
  const submit = useSubmit();
  const [isAsking, setIsAsking] = useState(false);

  function confirm() {
    return unlessOffline(
      () => submit({ intent }, { method: 'post', preventScrollReset: true }),
      () => toast({ tone: 'danger', title: t('offline') }),
    );
  }

  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsking(true);
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        {label}
      </Button>
      <ConfirmDialog {...question} open={isAsking} onOpenChange={setIsAsking} onConfirm={confirm} />
    </Form>
  );
}
