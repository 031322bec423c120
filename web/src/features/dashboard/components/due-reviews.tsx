import type { Review } from '@navor/contract';
import { Card, CardTitle, stretchedLinkClasses } from '@navor/ui/card.tsx';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { attemptPath, reviewPath } from '#features/quizzes/index.ts';

/** What is due in the review queue, or the review to go on with; nothing for who has no questions in it. */
export function DueReviews({ review }: { review: Review }) {
  const { t } = useTranslation('dashboard');
  const { due_count, card_count, open_attempt_id } = review;
  if (card_count === 0 && !open_attempt_id) return null;
  return (
    <Card isInteractive className="gap-1 p-4 md:px-6">
      <CardTitle>
        <Link
          to={open_attempt_id ? attemptPath(open_attempt_id) : reviewPath}
          prefetch="intent"
          className={stretchedLinkClasses}
        >
          {t('review.title')}
        </Link>
      </CardTitle>
      <p className="tabular flex items-center justify-between gap-3 text-sm">
        {open_attempt_id && t('review.open')}
        {!open_attempt_id && (due_count > 0 ? t('review.due', { count: due_count }) : t('review.none'))}
        <ArrowRight aria-hidden className="size-4 shrink-0 text-action" />
      </p>
    </Card>
  );
}
