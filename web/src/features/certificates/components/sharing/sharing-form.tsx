import type { Certificate } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, useFetcher } from 'react-router';
import { unlessOffline } from '#platform/offline.ts';
import type { IntentAnswer } from '#screen/forms/answer-intent.ts';
import { NativeCheckbox } from '#screen/forms/native-checkbox.tsx';
import { useAnswerTexts } from '#screen/forms/use-form-texts.ts';
import { TitledSection } from '#screen/titled-section.tsx';
import { readSharing } from './read-sharing.ts';

type SharingFormProps = {
  sharing: Certificate['sharing'];
  hasGrade: boolean;
  /** Comes from a form that was sent without scripts. */
  isSaved: boolean;
};

type Choice = { chosen: Certificate['sharing'] | null; settledBy: IntentAnswer | undefined };

/** What others see of a certificate: saved with each change, or by a button where no scripts run. */
export function SharingForm({ sharing, hasGrade, isSaved }: SharingFormProps) {
  const { t } = useTranslation(['certificates', 'ui']);
  const { Form, submit, state, data: answer } = useFetcher<IntentAnswer>();
  const { formError } = useAnswerTexts(answer?.kind === 'refused' ? answer.refusal : undefined);
  const [{ chosen, settledBy }, setChoice] = useState<Choice>({ chosen: null, settledBy: undefined });
  // What was chosen stands until the page knows what has become of it: it is saved by then, or it was refused.
  if (state === 'idle' && answer !== settledBy) setChoice({ chosen: null, settledBy: answer });
  const shown = chosen ?? sharing;
  const isDone = answer ? answer.kind === 'done' : isSaved;

  function save({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>) {
    if (!form) return;
    setChoice({ chosen: readSharing(new FormData(form)), settledBy });
    void unlessOffline(
      () => submit(form, { method: 'post' }),
      () => {
        setChoice({ chosen: null, settledBy });
        toast({ tone: 'danger', title: t('ui:offline') });
      },
    );
  }

  return (
    <TitledSection title={t('visibility.title')} text={t('visibility.text')}>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="save-sharing" />
        <Field layout="inline" label={t('visibility.name')} help={t('visibility.nameHelp')}>
          <NativeCheckbox name="shows_name" checked={shown.shows_name} onChange={save} />
        </Field>
        {hasGrade ? (
          <Field layout="inline" label={t('visibility.grade')} help={t('visibility.gradeHelp')}>
            <NativeCheckbox name="shows_grade" checked={shown.shows_grade} onChange={save} />
          </Field>
        ) : (
          shown.shows_grade && <input type="hidden" name="shows_grade" value="on" />
        )}
        <Field
          layout="inline"
          label={t('visibility.listed')}
          help={
            <>
              {t('visibility.listedHelp')}{' '}
              <TextLink to={href('/dashboard/settings/visibility')}>{t('visibility.toProfile')}</TextLink>
            </>
          }
        >
          <NativeCheckbox name="is_listed" checked={shown.is_listed} onChange={save} />
        </Field>
        <div className="hidden noscript:block">
          <Button type="submit" variant="secondary">
            {t('visibility.save')}
          </Button>
        </div>
        {formError && <Alert tone="danger">{formError}</Alert>}
        <p role="status" className="min-h-5 text-muted text-sm">
          {state === 'idle' ? isDone && t('visibility.saved') : t('visibility.saving')}
        </p>
      </Form>
    </TitledSection>
  );
}
