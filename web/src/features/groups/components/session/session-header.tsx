import type { GroupSession } from '@navor/contract';
import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { Button } from '@navor/ui/button.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { CalendarClock, Languages, Pencil, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { tutorPath, useTutorsPath } from '#features/tutoring/index.ts';
import { useFormatter } from '#platform/use-formatter.ts';
import { ReasonDialog } from '#screen/forms/reason-dialog.tsx';
import { editSessionPath, useGroupsPath } from '../../group-paths.ts';
import { SeatBadges } from '../seat-badges.tsx';
import { SessionTime } from '../session-time.tsx';

export function SessionHeader({ session, now }: { session: GroupSession; now: Date }) {
  const { t } = useTranslation(['groups', 'courses']);
  const format = useFormatter();
  const tutorsPath = useTutorsPath();
  const { topic, language, subject, level, tutor, minutes, planning } = session;
  return (
    <header className="grid gap-4">
      <Breadcrumb steps={[{ label: t('title'), href: useGroupsPath() }]} current={topic} />
      <div className="grid gap-2">
        <p className="text-muted text-sm">
          {subject.title} · {t(`courses:levels.${level}`)}
        </p>
        <h1 lang={language} className="wrap-anywhere font-semibold text-3xl tracking-tight md:text-4xl">
          <cite className="not-italic">{topic}</cite>
        </h1>
      </div>
      <ul className="grid gap-2">
        <Fact icon={<CalendarClock aria-hidden />}>
          <SessionTime startsAt={session.starts_at} endsAt={session.ends_at} isFull />{' '}
          <span className="text-muted">({format.duration(minutes)})</span>
        </Fact>
        {tutor && (
          <Fact icon={<UserRound aria-hidden />}>
            <TextLink to={tutorPath(tutorsPath, tutor.id)}>{t('with', { name: tutor.name })}</TextLink>
          </Fact>
        )}
        <Fact icon={<Languages aria-hidden />}>{t(`languages.${language}`)}</Fact>
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <SeatBadges session={session} now={now} />
      </div>
      {planning && (planning.can_change || planning.can_cancel) && <PlannerActions session={session} />}
    </header>
  );
}

function PlannerActions({ session: { id, topic, planning } }: { session: GroupSession }) {
  const { t } = useTranslation('groups');
  return (
    <div className="flex flex-wrap gap-2">
      {planning?.can_change && (
        <Button asChild variant="secondary" size="sm">
          <Link to={editSessionPath(id)}>
            <Pencil aria-hidden />
            {t('session.edit')}
          </Link>
        </Button>
      )}
      {planning?.can_cancel && (
        <ReasonDialog
          intent="cancel"
          id={id}
          texts={{
            open: t('session.cancel.open'),
            openOf: t('session.cancel.openOf', { topic }),
            title: t('session.cancel.title'),
            consequence: t('session.cancel.consequence'),
            reason: t('session.cancel.reason'),
            reasonHelp: t('session.cancel.reasonHelp'),
            submit: t('session.cancel.submit'),
            done: t('session.cancel.done'),
          }}
        />
      )}
    </div>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5 [&>svg]:mt-1 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  );
}
