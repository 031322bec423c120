import { Button } from '@navor/ui/button.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { ArrowRight, CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';
import { FiguresCard } from '#screen/figures/figures-card.tsx';
import { ownQuizzesPath, reviewPath } from '../../quiz-paths.ts';
import { isAnyJudged, namedTopics, type Topic } from './named-topics.ts';

/** Strengths and weaknesses in sentences, and what to do about them. */
export function StandingCard({ topics }: { topics: Topic[] }) {
  const { t } = useTranslation('quizzes');
  const { language } = useLanguageContext();
  const { weak, strong } = namedTopics(topics);
  const listed = (titles: string[]) => new Intl.ListFormat(language).format(titles.map((title) => quoted(title)));
  const quoted = (title: string) => t('analytics.standing.quoted', { title });
  return (
    <FiguresCard title={t('analytics.standing.title')}>
      <div className="grid max-w-reading gap-2">
        {strong.length > 0 && (
          <p className="flex items-start gap-2">
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-ok" />
            {t('analytics.standing.strong', { count: strong.length, topics: listed(strong) })}
          </p>
        )}
        {weak.length > 0 && (
          <p className="flex items-start gap-2">
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
            {t('analytics.standing.weak', { count: weak.length, topics: listed(weak) })}
          </p>
        )}
        {weak.length + strong.length === 0 && (
          <p>{t(isAnyJudged(topics) ? 'analytics.standing.middling' : 'analytics.standing.tooFew')}</p>
        )}
        <p className="text-muted">
          {t(weak.length > 0 ? 'analytics.standing.adviceWeak' : 'analytics.standing.advice')}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <Button asChild>
          <Link to={weak.length > 0 ? reviewPath : ownQuizzesPath} prefetch="intent">
            {t(weak.length > 0 ? 'analytics.toReview' : 'analytics.toQuizzes')}
            <ArrowRight aria-hidden />
          </Link>
        </Button>
        <TextLink
          to={weak.length > 0 ? ownQuizzesPath : reviewPath}
          prefetch="intent"
          className="inline-flex min-h-11 items-center text-sm"
        >
          {t(weak.length > 0 ? 'analytics.toQuizzes' : 'analytics.toReview')}
        </TextLink>
      </p>
    </FiguresCard>
  );
}
