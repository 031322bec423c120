import type { Streak } from '@navor/contract';
import { learningDayMinutes } from '@navor/contract/choices';
import { Card, CardTitle } from '@navor/ui/card.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { Flame, Snowflake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { StreakCalendar } from './streak-calendar.tsx';

/** Days of learning in a row, what keeps them going, and the weeks whose goal was reached. */
export function StreakCard({ streak }: { streak: Streak }) {
  const { t } = useTranslation('achievements');
  const { days, longest, has_learned_today, has_freeze, calendar, goal_weeks } = streak;
  const isNew = calendar[0]?.state === 'open';
  return (
    <Card className="gap-4 p-4 md:p-6">
      <div className="grid gap-1">
        <CardTitle>{t('streak.title')}</CardTitle>
        <p className="tabular flex items-center gap-2 font-semibold text-xl">
          <Flame aria-hidden className={days > 0 ? 'size-6 text-signal' : 'size-6 text-line-strong'} />
          {days > 0 ? t('streak.days', { count: days }) : t('streak.none')}
        </p>
        <p className="text-muted text-sm">
          {has_learned_today ? t('streak.today') : t('streak.notToday', { minutes: learningDayMinutes })}
        </p>
        {isNew && has_learned_today && (
          <p className="text-muted text-sm">{t('streak.whatCounts', { minutes: learningDayMinutes })}</p>
        )}
      </div>
      {/* Days without learning are shown between others, and are not counted up to who has come back after a break. */}
      {(isNew || calendar.some(({ state }) => state === 'learned')) && <StreakCalendar calendar={calendar} />}
      <div className="grid gap-2 text-sm">
        <p className="flex items-start gap-2">
          <Snowflake aria-hidden className="mt-0.5 size-4 shrink-0 text-action" />
          {t(has_freeze ? 'streak.hasFreeze' : 'streak.usedFreeze')}
        </p>
        <details>
          <summary className="w-fit rounded-sm py-3 text-action hover:text-action-hover md:py-1">
            {t('streak.freezeHelp')}
          </summary>
          <p className="mt-1 text-muted">{t('streak.freezeText')}</p>
        </details>
        {longest > 0 && <p className="tabular">{t('streak.longest', { count: longest })}</p>}
        <p className="tabular">
          {goal_weeks > 0 ? t('streak.goalWeeks', { count: goal_weeks }) : t('streak.noGoalWeeks')}
        </p>
        <TextLink to={href('/dashboard/settings')} className="self-start">
          {t('streak.goal')}
        </TextLink>
      </div>
    </Card>
  );
}
