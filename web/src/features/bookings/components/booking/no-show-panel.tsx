import type { Booking } from '@navor/contract';
import { bookingLength } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Textarea } from '@navor/ui/textarea.tsx';
import { UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import type { IntentAnswer } from '#screen/forms/answer-intent.ts';
import { IntentForm, useDoneToast, useIntent } from '#screen/forms/intent-form.tsx';
import { TitledSection } from '#screen/titled-section.tsx';
import { ActionFold } from './action-fold.tsx';
import { IntentButton } from './intent-button.tsx';

type NoShowPanelProps = { booking: Booking; answer: IntentAnswer | undefined };

/** That somebody is said not to have come: disputing it, and deciding it. */
export function NoShowPanel({ booking, answer }: NoShowPanelProps) {
  const { t } = useTranslation('bookings');
  const { actions, no_show } = booking;
  return (
    <>
      {no_show && <NoShowState noShow={no_show} role={booking.role} />}
      {actions.can_dispute && <DisputeForm answer={answer} />}
      {actions.can_settle && (
        <TitledSection title={t('noShow.settleTitle')}>
          <div className="flex flex-wrap gap-3">
            <IntentButton answer={answer} intent="settle" variant="secondary">
              {t('noShow.stands')}
            </IntentButton>
            <IntentButton answer={answer} intent="settle-none" variant="secondary">
              {t('noShow.drop')}
            </IntentButton>
          </div>
        </TitledSection>
      )}
    </>
  );
}

/** Saying that the other side did not come. */
export function NoShowReport({ booking: { actions, role }, answer }: NoShowPanelProps) {
  const { t } = useTranslation('bookings');
  const state = useIntent(answer, 'no-show');
  useDoneToast(state, t('noShow.done'));
  if (!actions.can_report_no_show) return null;
  const missing = role === 'learner' ? 'tutor' : 'learner';
  return (
    <ActionFold label={t(`noShow.${missing}.open`)} icon={<UserX aria-hidden />}>
      <p className="max-w-reading text-sm">{t(`noShow.${missing}.rule`)}</p>
      <IntentButton answer={answer} intent="no-show" variant="secondary">
        {t('noShow.submit')}
      </IntentButton>
    </ActionFold>
  );
}

type NoShowStateProps = { noShow: NonNullable<Booking['no_show']>; role: Booking['role'] };

/** Told to whoever reads it: who said so, who is meant, or who looks on. */
function NoShowState({ noShow: { of, disputed_at, dispute, dispute_until, settled_at }, role }: NoShowStateProps) {
  const { t } = useTranslation('bookings');
  const format = useFormatter();
  const whose = role === 'administrator' ? 'other' : role === of ? 'against' : 'own';
  const moment = format.dateTime(dispute_until);
  return (
    <Alert tone="warn" title={t(`noShow.${of}.${whose}`)}>
      {settled_at ? (
        <p>
          {t('noShow.settled')} {role === 'learner' && t(`noShow.${of}.refund`)}
        </p>
      ) : disputed_at ? (
        <p>{t(`noShow.disputed.${whose}`)}</p>
      ) : (
        <p>
          {t(`noShow.until.${whose}`, { moment })}{' '}
          {role === 'learner' && of === 'tutor' && t('noShow.tutor.unlessDisputed')}
        </p>
      )}
      {dispute && <p className="mt-1 whitespace-pre-line">{t('noShow.disputeText', { dispute })}</p>}
    </Alert>
  );
}

function DisputeForm({ answer }: { answer: IntentAnswer | undefined }) {
  const { t } = useTranslation('bookings');
  const state = useIntent(answer, 'dispute');
  useDoneToast(state, t('noShow.disputeDone'));
  return (
    <IntentForm state={state} submitLabel={t('noShow.dispute')} variant="secondary">
      <Field
        label={t('noShow.disputeLabel')}
        help={t('noShow.disputeHelp')}
        error={state.fieldError('dispute')}
        isRequired
      >
        <Textarea name="dispute" rows={3} maxLength={bookingLength.dispute} defaultValue={state.values.dispute} />
      </Field>
    </IntentForm>
  );
}
