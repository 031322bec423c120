import type { Review } from '@navor/contract';
import { Card, CardTitle, stretchedLinkClasses } from '@navor/ui/card.tsx';
import { ArrowRight, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { reviewPath } from '../../quiz-paths.ts';

/** The way to the review queue, with how much is due in it. */
export function ReviewEntry({ review }: { review: Review }) {
  const { t } = useTranslation('quizzes');
  return (
    <Card isInteractive className="p-4">
      <div className="flex items-center gap-4">
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-full border border-line bg-action-soft text-action"
        >
          <RotateCw className="size-5" />
        </span>
        <div className="min-w-0 grow">
          <CardTitle>
            <Link to={reviewPath} prefetch="intent" className={stretchedLinkClasses}>
              {t('review.title')}
            </Link>
          </CardTitle>
          <p className="tabular text-muted text-sm">{useDueText(review)}</p>
        </div>
        <ArrowRight aria-hidden className="size-4 shrink-0 text-action" />
      </div>
    </Card>
  );
}

function useDueText({ due_count, card_count, open_attempt_id }: Review): string {
  const { t } = useTranslation('quizzes');
  if (open_attempt_id) return t('review.entryOpen');
  if (due_count > 0) return t('review.due', { count: due_count });
  return t(card_count > 0 ? 'review.entryNone' : 'review.entryEmpty');
}
