import type { Lesson } from '@navor/contract';
import { ArrowLeft, ArrowRight, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card, stretchedLinkClasses } from '#ui/card.tsx';

type LessonNeighboursProps = Pick<Lesson, 'previous' | 'next'> & { courseAddress: string };

export function LessonNeighbours({ previous, next, courseAddress }: LessonNeighboursProps) {
  const { t } = useTranslation('lesson');
  if (!previous && !next) return null;
  return (
    <nav aria-label={t('neighbours')} className="grid gap-4 sm:grid-cols-2">
      {previous && (
        <Neighbour label={t('previous')} title={previous.title} to={`${courseAddress}/${previous.id}`} side="left">
          <ArrowLeft aria-hidden className="size-4" />
        </Neighbour>
      )}
      {next && (
        <Neighbour
          label={next.is_open ? t('next') : `${t('next')} · ${t('isLocked')}`}
          title={next.title}
          to={`${courseAddress}/${next.id}`}
          side="right"
        >
          {next.is_open ? <ArrowRight aria-hidden className="size-4" /> : <Lock aria-hidden className="size-4" />}
        </Neighbour>
      )}
    </nav>
  );
}

type NeighbourProps = { label: string; title: string; to: string; side: 'left' | 'right'; children: ReactNode };

function Neighbour({ label, title, to, side, children }: NeighbourProps) {
  const isRight = side === 'right';
  return (
    <Card isInteractive className={isRight ? 'p-4 text-right sm:col-start-2' : 'p-4'}>
      <p className={`flex items-center gap-2 text-muted text-sm ${isRight ? 'flex-row-reverse' : ''}`}>
        {children}
        {label}
      </p>
      <Link to={to} prefetch="intent" className={`mt-1 font-semibold text-action ${stretchedLinkClasses}`}>
        {title}
      </Link>
    </Card>
  );
}
