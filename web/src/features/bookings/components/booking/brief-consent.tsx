import type { Booking } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import type { IntentAnswer } from '#screen/forms/answer-intent.ts';
import { TitledSection } from '#screen/titled-section.tsx';
import { IntentButton } from './intent-button.tsx';

/** The learner's own choice, which they can change as long as the tutor can see anything of it. */
export function BriefConsent({ booking, answer }: { booking: Booking; answer: IntentAnswer | undefined }) {
  const { t } = useTranslation('bookings');
  const { shares_brief: isShared, actions } = booking;
  if (!actions.can_share_brief) return null;
  return (
    <TitledSection title={t('brief.shareTitle')} text={t(isShared ? 'brief.shared' : 'brief.notShared')}>
      <IntentButton
        answer={answer}
        intent="share-brief"
        values={{ shares_brief: String(!isShared) }}
        variant="secondary"
      >
        {t(isShared ? 'brief.stop' : 'brief.share')}
      </IntentButton>
    </TitledSection>
  );
}
