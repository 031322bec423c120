import type { Booking } from '@navor/contract';
import { bookingLength } from '@navor/contract/choices';
import { Card } from '@navor/ui/card.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Textarea } from '@navor/ui/textarea.tsx';
import { useTranslation } from 'react-i18next';
import type { IntentAnswer } from '#screen/forms/answer-intent.ts';
import { IntentForm, useDoneToast, useIntent } from '#screen/forms/intent-form.tsx';
import { TitledSection } from '#screen/titled-section.tsx';

type NotesSectionProps = { booking: Booking; answer: IntentAnswer | undefined };

/** What the tutor wrote down: for the learner to read, and beside it what is for the tutor alone. */
export function NotesSection({ booking, answer }: NotesSectionProps) {
  const { t } = useTranslation('bookings');
  const state = useIntent(answer, 'notes');
  useDoneToast(state, t('notes.done'));
  const { actions, tutor_notes, private_notes, role, status, phase } = booking;
  if (actions.can_write_notes) {
    return (
      <TitledSection title={t('notes.title')}>
        <IntentForm state={state} submitLabel={t('notes.submit')} variant="secondary">
          <Field label={t('notes.forLearner')} help={t('notes.forLearnerHelp')} error={state.fieldError('tutor_notes')}>
            <Textarea
              name="tutor_notes"
              maxLength={bookingLength.notes}
              defaultValue={state.values.tutor_notes ?? tutor_notes}
            />
          </Field>
          <Field label={t('notes.private')} help={t('notes.privateHelp')} error={state.fieldError('private_notes')}>
            <Textarea
              name="private_notes"
              maxLength={bookingLength.notes}
              defaultValue={state.values.private_notes ?? private_notes ?? ''}
            />
          </Field>
        </IntentForm>
      </TitledSection>
    );
  }
  const isToCome = phase === 'upcoming' && !tutor_notes;
  if (role !== 'learner' || status !== 'confirmed' || isToCome) return null;
  return (
    <TitledSection title={t('notes.title')}>
      {tutor_notes ? (
        <Card className="p-4">
          <p className="wrap-anywhere whitespace-pre-line text-sm">{tutor_notes}</p>
        </Card>
      ) : (
        <p className="text-muted text-sm">{t('notes.none')}</p>
      )}
    </TitledSection>
  );
}
