import type { GroupSessionCard } from '@navor/contract';
import { Avatar } from '@navor/ui/avatar.tsx';
import { Card, CardTitle, stretchedLinkClasses } from '@navor/ui/card.tsx';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FieldDrawing } from '#screen/field-drawing.tsx';
import { fieldHue } from '#screen/field-hue.ts';
import { sessionPath, useGroupsPath } from '../../group-paths.ts';
import { DateBlock } from '../date-block.tsx';
import { SeatBadges } from '../seat-badges.tsx';
import { isToCome, SeatBar, SeatCount } from '../seat-bar.tsx';
import { SessionTime } from '../session-time.tsx';
import { useSeatPrice } from '../use-seat-price.ts';

type GroupCardProps = { session: GroupSessionCard; now: Date };

/** A group session in a list. A screen that shows it names `courses` and `groups` among its texts. */
export function GroupCard({ session, now }: GroupCardProps) {
  const { t } = useTranslation(['groups', 'courses']);
  const path = sessionPath(useGroupsPath(), session.id);
  const { topic, language, subject, level, tutor } = session;
  return (
    <Card isInteractive className="overflow-hidden">
      <CardPicture session={session} now={now} />
      <div className="flex grow flex-col gap-3 p-5">
        <p className="flex items-center gap-1.5 text-muted text-sm">
          <span aria-hidden className={clsx('size-2.5 shrink-0 rounded-full', fieldHue(subject.id).mark)} />
          {subject.title} · {t(`courses:levels.${level}`)}
        </p>
        <div className="grid gap-1">
          <CardTitle level={3} lang={language} className="wrap-anywhere text-lg">
            <Link to={path} prefetch="intent" className={stretchedLinkClasses}>
              <cite className="not-italic">{topic}</cite>
            </Link>
          </CardTitle>
          <p className="text-sm">
            <SessionTime startsAt={session.starts_at} endsAt={session.ends_at} />
          </p>
        </div>
        <div className="flex items-center gap-3 text-sm">
          {tutor && <Avatar name={tutor.name} src={tutor.avatar_url} />}
          <p className="wrap-anywhere grid min-w-0">
            {tutor && <span>{t('with', { name: tutor.name })}</span>}
            <span className="text-muted">{t(`languages.${language}`)}</span>
          </p>
        </div>
        <CardSeats session={session} />
      </div>
    </Card>
  );
}

/** The day, and the field's drawing on its ground; what is over or called off has lost its colour. */
function CardPicture({ session, now }: GroupCardProps) {
  const { subject, status, starts_at, ends_at } = session;
  const isPast = status === 'cancelled' || ends_at <= now;
  return (
    <div
      className={clsx(
        'blueprint-grid flex items-start justify-between gap-3 border-line border-b p-4',
        fieldHue(subject.id).tint,
        isPast && 'grayscale',
      )}
    >
      <DateBlock day={starts_at} field={subject.id} />
      <FieldDrawing field={subject.id} className="-my-1 h-24 w-30 shrink-0" />
      <span className="absolute right-4 bottom-0 flex translate-y-1/2 flex-wrap justify-end gap-2">
        <SeatBadges session={session} now={now} />
      </span>
    </div>
  );
}

function CardSeats({ session }: { session: GroupSessionCard }) {
  const price = useSeatPrice();
  const isOpen = isToCome(session);
  return (
    <div className="mt-auto grid gap-2 border-line border-t pt-4 text-sm">
      {isOpen && <SeatBar session={session} />}
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        {isOpen && <SeatCount session={session} />}
        <span className="tabular ml-auto text-right font-semibold">{price(session)}</span>
      </p>
    </div>
  );
}
