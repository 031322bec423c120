import type { Booking } from '@navor/contract';
import { bookingLength } from '@navor/contract/choices';
import { Card } from '@navor/ui/card.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Textarea } from '@navor/ui/textarea.tsx';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import type { IntentAnswer } from '#screen/forms/answer-intent.ts';
import { IntentForm, useDoneToast, useIntent } from '#screen/forms/intent-form.tsx';
import { TitledSection } from '#screen/titled-section.tsx';
import { StarField } from './star-field.tsx';

type ReviewSectionProps = { booking: Booking; answer: IntentAnswer | undefined };

export function ReviewSection({ booking, answer }: ReviewSectionProps) {
  const { t } = useTranslation('bookings');
  const format = useFormatter();
  const state = useIntent(answer, 'review');
  useDoneToast(state, t('review.done'));
  const { review, actions, role } = booking;
  if (!actions.can_review && !review) return null;
  const title = t(role === 'learner' ? 'review.title' : 'review.ofLearner');
  if (!actions.can_review && review) {
    return (
      <TitledSection title={title}>
        <Card className="gap-2 p-4">
          <span role="img" aria-label={t('review.star', { count: review.stars })} className="flex gap-0.5">
            {[1, 2, 3, 4, 5].map((each) => (
              <Star
                key={each}
                aria-hidden
                className={each <= review.stars ? 'size-5 fill-current text-signal' : 'size-5 text-line-strong'}
              />
            ))}
          </span>
          {review.text && <p className="wrap-anywhere whitespace-pre-line text-sm">{review.text}</p>}
        </Card>
      </TitledSection>
    );
  }
  const until = review && t('review.until', { moment: format.dateTime(review.editable_until) });
  return (
    <TitledSection title={title} text={until ?? t('review.text')}>
      <IntentForm state={state} submitLabel={t(review ? 'review.change' : 'review.submit')}>
        <StarField chosen={Number(state.values.stars ?? review?.stars ?? 0)} error={state.fieldError('stars')} />
        <Field label={t('review.words')} help={t('review.wordsHelp')} error={state.fieldError('text')}>
          <Textarea name="text" maxLength={bookingLength.review} defaultValue={state.values.text ?? review?.text} />
        </Field>
      </IntentForm>
    </TitledSection>
  );
}
