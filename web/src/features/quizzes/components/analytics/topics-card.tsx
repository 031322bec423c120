import { Badge } from '@navor/ui/badge.tsx';
import { useTranslation } from 'react-i18next';
import { Bar, type BarTone } from '#screen/figures/bar.tsx';
import { FiguresCard } from '#screen/figures/figures-card.tsx';
import { FoldedTable } from '#screen/figures/folded-table.tsx';
import type { Topic } from './named-topics.ts';
import { useFigures } from './use-figures.ts';

const tones = { strong: 'ok', middling: 'default', weak: 'warn', 'too-few': 'neutral' } as const;

/** As many as `recent_share` is of. */
const recentAnswers = 10;

/** Each topic by its last answers and by all of them, the weakest first. */
export function TopicsCard({ topics }: { topics: Topic[] }) {
  const { t } = useTranslation('quizzes');
  const figures = useFigures();
  if (topics.length === 0) return null;
  return (
    <FiguresCard title={t('analytics.topics.title')} text={t('analytics.topics.text')}>
      <ul className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        {topics.map((topic) => (
          <TopicItem key={topic.topic.id} topic={topic} />
        ))}
      </ul>
      <FoldedTable
        label={t('analytics.topics.title')}
        summary={t('analytics.asTable')}
        columns={[
          { name: t('analytics.topics.topic') },
          { name: t('analytics.topics.recent') },
          { name: t('analytics.topics.all') },
          { name: t('analytics.topics.answers') },
          { name: t('analytics.time') },
          { name: t('analytics.topics.standing'), isText: true },
        ]}
        rows={topics.map(({ topic, question_count, share, recent_share, mean_seconds, standing }) => ({
          key: topic.id,
          cells: [
            topic.title,
            figures.share(recent_share),
            figures.share(share),
            figures.number(question_count),
            figures.seconds(mean_seconds),
            t(`analytics.standings.${standing}`),
          ],
        }))}
      />
    </FiguresCard>
  );
}

function TopicItem({ topic }: { topic: Topic }) {
  const { t } = useTranslation('quizzes');
  const { topic: named, question_count, share, recent_share, standing } = topic;
  // Otherwise both would say the same.
  const hasOlder = question_count > recentAnswers;
  return (
    <li className="grid content-start gap-2 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="font-medium">{named.title}</h3>
        <Badge tone={tones[standing]}>{t(`analytics.standings.${standing}`)}</Badge>
      </div>
      {hasOlder && <ShareLine name={t('analytics.topics.recent')} share={recent_share} tone="action" />}
      <ShareLine
        name={t('analytics.topics.allOf', { answers: t('analytics.answers', { count: question_count }) })}
        share={share}
        tone={hasOlder ? 'muted' : 'action'}
      />
    </li>
  );
}

function ShareLine({ name, share, tone }: { name: string; share: number; tone: BarTone }) {
  const figures = useFigures();
  return (
    <div className="grid gap-1">
      <p className="tabular flex justify-between gap-3">
        <span className="text-muted">{name}</span>
        <span>{figures.share(share)}</span>
      </p>
      <Bar share={share} tone={tone} />
    </div>
  );
}
