import type { ListedSubscription } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@navor/ui/dialog.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Textarea } from '@navor/ui/textarea.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { isOffline } from '#platform/offline.ts';
import type { FormAnswer } from '#screen/forms/form-answer.ts';
import { useAnswerTexts } from '#screen/forms/use-form-texts.ts';
import { usePlanName } from '../../use-plan-names.ts';

/** Says what will happen and asks why, before it takes somebody's plan. */
export function RevokeDialog({ subscription }: { subscription: ListedSubscription }) {
  const { t } = useTranslation(['billing-administration', 'ui']);
  const planName = usePlanName();
  const formId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { Form, state, data: answer } = useFetcher<FormAnswer | null>();
  const { formError, fieldError, values } = useAnswerTexts(answer ?? undefined);
  const { id, source, person } = subscription;
  const name = person?.full_name ?? t('gone');
  const plan = planName(subscription);
  // Before the list is read anew: with it, this dialog goes.
  const isDone = answer === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language must not say it again.
  useEffect(() => {
    if (!isDone) return;
    setIsOpen(false);
    toast({ tone: 'ok', title: t('revoke.done', { name }) });
  }, [isDone]);

  function send(event: FormEvent) {
    if (!isOffline()) return;
    event.preventDefault();
    toast({ tone: 'danger', title: t('ui:offline') });
  }

  return (
    <Dialog open={isOpen} onOpenChange={(next) => state === 'idle' && setIsOpen(next)}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm" aria-label={t('revoke.openOf', { name })}>
          {t('revoke.open')}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t('revoke.title', { name })}
        description={source === 'granted' ? t('revoke.granted', { plan }) : t('revoke.paid', { plan })}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="secondary">{t('ui:cancel')}</Button>
            </DialogClose>
            <Button type="submit" form={formId} variant="danger" isBusy={state !== 'idle'}>
              {t('revoke.submit')}
            </Button>
          </>
        }
      >
        <Form id={formId} method="post" noValidate onSubmit={send} className="grid gap-4">
          <input type="hidden" name="intent" value="revoke" />
          <input type="hidden" name="id" value={id} />
          <Field label={t('revoke.reason')} help={t('revoke.reasonHelp')} isRequired error={fieldError('reason')}>
            <Textarea name="reason" rows={2} maxLength={500} defaultValue={values.reason} />
          </Field>
          {formError && <Alert tone="danger">{formError}</Alert>}
        </Form>
      </DialogContent>
    </Dialog>
  );
}
