import type { TutorCard } from '@navor/contract';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';

/** What learners think, in a few characters; who is new is called so. */
export function Rating({ rating }: Pick<TutorCard, 'rating'>) {
  const { t } = useTranslation('tutoring');
  const format = useFormatter();
  if (!rating) return <span className="text-muted">{t('notRated')}</span>;
  const average = format.number(rating.average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className="inline-flex items-center gap-1.5">
      <Star aria-hidden className="size-4 shrink-0 fill-current text-signal" />
      <span className="sr-only">{t('rating.spoken', { average })}</span>
      <span aria-hidden className="tabular font-semibold">
        {average}
      </span>
      <span className="tabular text-muted">{t('rating.count', { count: rating.count })}</span>
    </span>
  );
}

/** The stars of one review. */
export function Stars({ stars }: { stars: number }) {
  const { t } = useTranslation('tutoring');
  return (
    <span role="img" aria-label={t('stars', { count: stars })} className="inline-flex gap-0.5">
      {[1, 2, 3, 4, 5].map((each) => (
        <Star
          key={each}
          aria-hidden
          className={each <= stars ? 'size-4 fill-current text-signal' : 'size-4 text-line-strong'}
        />
      ))}
    </span>
  );
}
