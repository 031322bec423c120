import type { Level } from '@navor/contract';
import { rewards } from '@navor/contract/choices';
import { Card, CardTitle } from '@navor/ui/card.tsx';
import { Progress } from '@navor/ui/progress.tsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';

/** How far somebody is on the way to the next level, and what leads there. */
export function LevelCard({ level }: { level: Level }) {
  const { t } = useTranslation('achievements');
  const format = useFormatter();
  return (
    <Card className="gap-4 p-4 md:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <CardTitle className="text-xl">{t('level.title', { level: format.number(level.number) })}</CardTitle>
        <p className="tabular font-semibold">{t('level.points', { points: format.number(level.points) })}</p>
      </div>
      <LevelProgress level={level} />
      <div className="grid gap-2">
        <h3 className="font-medium text-sm">{t('level.how')}</h3>
        <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
          {(['lesson', 'quiz', 'course', 'onboarding'] as const).map((kind) => (
            <div key={kind} className="flex items-baseline justify-between gap-3 border-line border-b py-1">
              <dt className="text-muted">{t(`level.${kind}`)}</dt>
              <dd className="tabular whitespace-nowrap font-medium">
                {t('history.points', { points: format.number(rewards[kind]) })}
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-muted text-sm">{t('level.once')}</p>
      </div>
    </Card>
  );
}

export function LevelProgress({ level }: { level: Level }) {
  const { t } = useTranslation('achievements');
  const format = useFormatter();
  const { number, points, begins_at, next_at } = level;
  const [done, all] = [points - begins_at, next_at - begins_at];
  const next = format.number(number + 1);
  return (
    <div className="grid gap-1.5">
      <Progress
        value={Math.min(done, all)}
        max={all}
        label={t('level.progress', { level: next })}
        valueText={t('level.of', { points: format.number(done), all: format.number(all) })}
      />
      <p className="tabular text-muted text-sm">
        {t('level.toNext', { points: format.number(next_at - points), level: next })}
      </p>
    </div>
  );
}
