import { linkClasses } from '@navor/ui/link.tsx';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FiguresCard } from '#screen/figures/figures-card.tsx';
import { TextWithIndices } from '#screen/text-with-indices.tsx';
import { questionAnchor, unfold } from './question-anchor.ts';
import { type AnalysedQuestion, concernOf, discriminationOf } from './question-judgement.ts';

/** What an author should look at before anything else, and why. */
export function FirstToCheck({ questions }: { questions: AnalysedQuestion[] }) {
  const { t } = useTranslation('quizzes');
  const concerns = questions.flatMap((question) => {
    const concern = concernOf(question);
    return concern ? [{ question, concern }] : [];
  });
  const isAnyJudged = questions.some((question) => discriminationOf(question) !== 'too-few');
  if (!isAnyJudged) return null;
  return (
    <FiguresCard title={t('analytics.check.title')}>
      {concerns.length === 0 ? (
        <p>{t('analytics.check.none')}</p>
      ) : (
        <ul className="grid gap-3">
          {concerns.map(({ question: { id, number, excerpt }, concern }) => (
            <li key={id} className="flex items-start gap-2">
              <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
              <div className="grid min-w-0 gap-0.5">
                <a href={`#${questionAnchor(id)}`} onClick={() => unfold(id)} className={linkClasses}>
                  <TextWithIndices text={t('analytics.numbered', { number, text: excerpt })} />
                </a>
                <p className="text-muted text-sm">{t(`analytics.check.${concern}`)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </FiguresCard>
  );
}
