import type { QuestionVersion } from '@navor/contract';
import { fewestAnswersOfVersion } from '@navor/contract/choices';
import { Badge } from '@navor/ui/badge.tsx';
import { Card } from '@navor/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../analytics/use-figures.ts';

/** How each version of a question was answered, the newest first: whether a change has made it better. */
export function VersionFigures({ versions }: { versions: readonly QuestionVersion[] }) {
  const { t } = useTranslation('quiz-editing');
  return (
    <Card className="gap-3 p-4 md:p-6">
      <h2 className="font-semibold text-lg">{t('versions.title')}</h2>
      <p className="text-muted text-sm">{t('versions.text', { count: fewestAnswersOfVersion })}</p>
      <ol className="grid gap-3">
        {versions.map((version) => (
          <VersionItem key={version.version} version={version} />
        ))}
      </ol>
    </Card>
  );
}

function VersionItem({ version }: { version: QuestionVersion }) {
  const { t } = useTranslation(['quiz-editing', 'quizzes']);
  const figures = useFigures();
  const told = version.figures;
  return (
    <li className="grid gap-1 border-line border-t pt-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{t('versions.version', { number: version.version })}</span>
        {version.is_current && <Badge tone="ok">{t('versions.current')}</Badge>}
        <span className="text-muted text-sm">{figures.date(version.created_at)}</span>
        <span className="tabular text-sm">{t('versions.answers', { count: version.answer_count })}</span>
      </p>
      {told && (
        <dl className="tabular flex flex-wrap gap-x-4 gap-y-1 text-sm [&_dt]:inline [&_dt]:text-muted [&_dd]:inline">
          <div>
            <dt>{t('quizzes:analytics.questions.facility')}:</dt> <dd>{figures.share(told.facility)}</dd>
          </div>
          {told.discrimination !== null && (
            <div>
              <dt>{t('quizzes:analytics.questions.discrimination')}:</dt> <dd>{figures.index(told.discrimination)}</dd>
            </div>
          )}
          <div>
            <dt>{t('quizzes:analytics.questions.unanswered')}:</dt> <dd>{figures.share(told.unanswered_share)}</dd>
          </div>
          <div>
            <dt>{t('quizzes:analytics.time')}:</dt> <dd>{figures.seconds(told.mean_seconds)}</dd>
          </div>
        </dl>
      )}
    </li>
  );
}
