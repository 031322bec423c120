import type { TutorReviews } from '@navor/contract';
import { Pagination } from '@navor/ui/pagination.tsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { TitledSection } from '#screen/titled-section.tsx';
import { Stars } from '../rating.tsx';

type ReviewListProps = { list: TutorReviews; hrefFor: (page: number) => string };

export function ReviewList({ list: { reviews, page, page_count }, hrefFor }: ReviewListProps) {
  const { t } = useTranslation('tutoring');
  const format = useFormatter();
  return (
    <TitledSection title={t('reviews.title')} text={t('reviews.text')}>
      {reviews.length === 0 ? (
        <p className="text-muted text-sm">{t('reviews.none')}</p>
      ) : (
        <ul className="grid gap-4">
          {reviews.map(({ id, stars, text, name, created_at }) => (
            <li key={id} className="grid gap-2 border-line border-l-2 pl-4">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                <Stars stars={stars} />
                <span translate="no" className="font-medium">
                  {name}
                </span>
                <span className="tabular text-muted">{format.date(created_at)}</span>
              </p>
              <p className="wrap-anywhere max-w-reading whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pageCount={page_count} hrefFor={hrefFor} label={t('reviews.pages')} />
    </TitledSection>
  );
}
