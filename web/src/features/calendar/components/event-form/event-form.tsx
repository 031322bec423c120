import { eventLength } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { Textarea } from '@navor/ui/textarea.tsx';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigation } from 'react-router';
import { ActionForm } from '#screen/forms/action-form.tsx';
import type { FormAnswer } from '#screen/forms/form-answer.ts';
import type { EventValues } from './event-values.ts';
import { RecurrenceFields } from './recurrence-fields.tsx';
import { ScopeField } from './scope-field.tsx';
import { TimeFields } from './time-fields.tsx';
import { useEventDraft } from './use-event-draft.ts';
import { useEventErrors } from './use-event-errors.ts';
import { type TimeZoneRegions, ZoneField } from './zone-field.tsx';

type EventFormProps = {
  /** Of a new event, made before it is saved, so that it is saved once however often it is sent. */
  id: string;
  draftName: string;
  initial: EventValues;
  regions: TimeZoneRegions;
  /** One of many, of which a change may be meant for more. */
  isOccurrence: boolean;
  answer: FormAnswer | undefined;
  submitLabel: string;
  backTo: string;
};

/** All there is to say of an event; it works without scripts, and what is written is kept until it is saved. */
export function EventForm({ id, draftName, initial, regions, isOccurrence, answer, ...props }: EventFormProps) {
  const { t } = useTranslation('calendar');
  const { state, formData } = useNavigation();
  const { formError, fieldError, values: sent } = useEventErrors(answer);
  const values = { ...initial, ...sent } as EventValues;
  const box = useRef<HTMLDivElement>(null);
  const draft = useEventDraft(box, draftName);
  const isBusy = state !== 'idle' && formData?.get('intent') === 'save';
  return (
    <ActionForm answer={answer} className="group/event grid max-w-2xl gap-6">
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="draft" value={draftName} />
      {formError && <Alert tone="danger">{formError}</Alert>}
      {draft.isRestored && (
        <Alert tone="info">
          {t('form.restored')}{' '}
          <Button variant="link" onClick={draft.discard}>
            {t('form.discard')}
          </Button>
        </Alert>
      )}
      <div ref={box} onInput={draft.onInput} className="grid gap-6">
        {isOccurrence && <ScopeField chosen={values.scope} />}
        <Field label={t('form.title')} error={fieldError('title')} isRequired>
          <Input name="title" defaultValue={values.title} maxLength={eventLength.title} autoComplete="off" />
        </Field>
        <TimeFields values={values} fieldError={fieldError} />
        <RecurrenceFields values={values} fieldError={fieldError} isOccurrence={isOccurrence} />
        <Field label={t('form.location')} error={fieldError('location')}>
          <Input name="location" defaultValue={values.location} maxLength={eventLength.location} autoComplete="off" />
        </Field>
        <Field label={t('form.notes')} error={fieldError('notes')}>
          <Textarea name="notes" defaultValue={values.notes} maxLength={eventLength.notes} />
        </Field>
        <ZoneField regions={regions} chosen={values.time_zone} error={fieldError('time_zone')} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={isBusy}>
          {props.submitLabel}
        </Button>
        <Button asChild variant="secondary">
          <Link to={props.backTo}>{t('form.back')}</Link>
        </Button>
      </div>
    </ActionForm>
  );
}
