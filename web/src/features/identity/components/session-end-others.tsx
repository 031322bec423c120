import { ConfirmDialog } from '@navor/ui/alert-dialog.tsx';
import { Button } from '@navor/ui/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useSubmit } from 'react-router';

const submission = { intent: 'end-other-sessions' };

/** Asks before it signs out everywhere else; without scripts the button does so at once. */
export function EndOtherSessions({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation('settings');
  const submit = useSubmit();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsking(true);
      }}
    >
      <input type="hidden" name="intent" value={submission.intent} />
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        {t('devices.endOthers')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('devices.endOthersQuestion')}
        description={t('devices.endOthersText')}
        confirmLabel={t('devices.endOthersConfirm')}
        onConfirm={() => submit(submission, { method: 'post', preventScrollReset: true })}
      />
    </Form>
  );
}
