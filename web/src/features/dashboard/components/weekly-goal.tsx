import type { Learning } from '@navor/contract';
import { Card, CardTitle } from '@navor/ui/card.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { Progress } from '@navor/ui/progress.tsx';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import type { Day } from '#screen/day.ts';
import { WeekChart } from './week-chart.tsx';

type WeeklyGoalProps = { week: Learning['week']; today: Day };

/** How much of this week's time for learning has been used so far. */
export function WeeklyGoal({ week, today }: WeeklyGoalProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormatter();
  const { seconds, goal_minutes: goal, days } = week;
  const isReached = seconds >= goal * 60;
  const hasStudied = seconds > 0;
  const text = t('weeklyGoal.studied', { studied: format.timeSpent(seconds), goal: format.duration(goal) });
  return (
    <Card className="gap-4 p-4 md:p-6">
      <CardTitle>{t('weeklyGoal.title')}</CardTitle>
      <div className="grid gap-2">
        <p className="tabular font-semibold text-xl">{text}</p>
        <Progress
          value={Math.min(seconds, goal * 60)}
          max={goal * 60}
          label={t('weeklyGoal.progress')}
          valueText={text}
          tone={isReached ? 'ok' : 'action'}
        />
        <p className="text-muted text-sm">
          {isReached && t('weeklyGoal.reached')}
          {!isReached && hasStudied && t('weeklyGoal.left', { time: format.duration(Math.ceil(goal - seconds / 60)) })}
          {!isReached && !hasStudied && t('weeklyGoal.none')}
        </p>
      </div>
      {hasStudied && <WeekChart days={days} today={today} goalMinutes={goal} />}
      <TextLink to={href('/dashboard/settings')} className="self-start text-sm">
        {t('weeklyGoal.change')}
      </TextLink>
    </Card>
  );
}
