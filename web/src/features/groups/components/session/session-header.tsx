import type { GroupSession } from '@navor/contract';
import { Avatar } from '@navor/ui/avatar.tsx';
import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { Button } from '@navor/ui/button.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { clsx } from 'clsx';
import { CalendarClock, Languages, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { tutorPath, useTutorsPath } from '#features/tutoring/index.ts';
import { useFormatter } from '#platform/use-formatter.ts';
import { FieldDrawing } from '#screen/field-drawing.tsx';
import { fieldHue } from '#screen/field-hue.ts';
import { ReasonDialog } from '#screen/forms/reason-dialog.tsx';
import { editSessionPath, useGroupsPath } from '../../group-paths.ts';
import { DateBlock } from '../date-block.tsx';
import { SeatBadges } from '../seat-badges.tsx';
import { SessionTime } from '../session-time.tsx';

type SessionHeaderProps = { session: GroupSession; now: Date };

export function SessionHeader({ session, now }: SessionHeaderProps) {
  const { t } = useTranslation(['groups', 'courses']);
  const { topic, language, subject, level } = session;
  const isPast = session.status === 'cancelled' || session.ends_at <= now;
  return (
    <header className="grid gap-4">
      <Breadcrumb steps={[{ label: t('title'), href: useGroupsPath() }]} current={topic} />
      <div
        className={clsx(
          'blueprint-grid grid gap-5 overflow-hidden rounded-md border border-line p-5 md:p-8',
          fieldHue(subject.id).tint,
        )}
      >
        <div className={clsx('flex items-start justify-between gap-4', isPast && 'grayscale')}>
          <DateBlock day={session.starts_at} field={subject.id} className="w-20 py-0.5" />
          <FieldDrawing field={subject.id} className="-my-2 h-28 shrink-0 sm:h-32" />
        </div>
        <div className="grid gap-2">
          <p className="flex items-center gap-1.5 text-sm">
            <span aria-hidden className={clsx('size-2.5 shrink-0 rounded-full', fieldHue(subject.id).mark)} />
            {subject.title} · {t(`courses:levels.${level}`)}
          </p>
          <h1 lang={language} className="wrap-anywhere text-balance font-semibold text-3xl tracking-tight md:text-4xl">
            <cite className="not-italic">{topic}</cite>
          </h1>
        </div>
        <SessionFacts session={session} />
        <div className="flex flex-wrap items-center gap-2 empty:hidden">
          <SeatBadges session={session} now={now} />
        </div>
        <PlannerActions session={session} />
      </div>
    </header>
  );
}

function SessionFacts({ session }: { session: GroupSession }) {
  const { t } = useTranslation('groups');
  const format = useFormatter();
  const tutorsPath = useTutorsPath();
  const { language, tutor, minutes, starts_at, ends_at } = session;
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
      <ul className="grid gap-2">
        <Fact icon={<CalendarClock aria-hidden />}>
          <SessionTime startsAt={starts_at} endsAt={ends_at} isFull />{' '}
          <span className="text-muted">({format.duration(minutes)})</span>
        </Fact>
        <Fact icon={<Languages aria-hidden />}>{t(`languages.${language}`)}</Fact>
      </ul>
      {tutor && (
        <p className="flex items-center gap-3">
          <Avatar name={tutor.name} src={tutor.avatar_url} size="lg" />
          <TextLink to={tutorPath(tutorsPath, tutor.id)}>{t('with', { name: tutor.name })}</TextLink>
        </p>
      )}
    </div>
  );
}

function PlannerActions({ session: { id, topic, planning } }: { session: GroupSession }) {
  const { t } = useTranslation('groups');
  if (!planning?.can_change && !planning?.can_cancel) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {planning.can_change && (
        <Button asChild variant="secondary" size="sm">
          <Link to={editSessionPath(id)}>
            <Pencil aria-hidden />
            {t('session.edit')}
          </Link>
        </Button>
      )}
      {planning.can_cancel && (
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
