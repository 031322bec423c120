import type { GroupSessionCard } from '@navor/contract';
import { Card, CardTitle, stretchedLinkClasses } from '@navor/ui/card.tsx';
import { CalendarClock, Languages, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { sessionPath, useGroupsPath } from '../../group-paths.ts';
import { SeatBadges } from '../seat-badges.tsx';
import { SessionTime } from '../session-time.tsx';

/** A group session in a list. A screen that shows it names `courses` and `groups` among its texts. */
export function GroupCard({ session, now }: { session: GroupSessionCard; now: Date }) {
  const { t } = useTranslation(['groups', 'courses']);
  const format = useFormatter();
  const path = sessionPath(useGroupsPath(), session.id);
  const { topic, language, subject, level, tutor, cents } = session;
  return (
    <Card isInteractive className="gap-3 p-5">
      <p className="text-muted text-sm">
        {subject.title} · {t(`courses:levels.${level}`)}
      </p>
      <CardTitle level={3} lang={language} className="wrap-anywhere text-lg">
        <Link to={path} prefetch="intent" className={stretchedLinkClasses}>
          <cite className="not-italic">{topic}</cite>
        </Link>
      </CardTitle>
      <ul className="grid gap-1.5 text-sm">
        <Fact icon={<CalendarClock aria-hidden />}>
          <SessionTime startsAt={session.starts_at} endsAt={session.ends_at} />
        </Fact>
        {tutor && <Fact icon={<UserRound aria-hidden />}>{t('with', { name: tutor.name })}</Fact>}
        <Fact icon={<Languages aria-hidden />}>{t(`languages.${language}`)}</Fact>
      </ul>
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
        <SeatBadges session={session} now={now} />
        <span className="tabular ml-auto font-medium text-sm">{cents === 0 ? t('free') : format.price(cents)}</span>
      </div>
    </Card>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted">
      {icon}
      <span className="wrap-anywhere min-w-0">{children}</span>
    </li>
  );
}
