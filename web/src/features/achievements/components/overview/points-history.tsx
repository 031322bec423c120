import type { Activity, ActivityPage } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { TitledSection } from '#screen/titled-section.tsx';

type PointsHistoryProps = {
  activities: ActivityPage;
  /** Whether these are not the newest. */
  isOlder: boolean;
};

const historyId = 'history';

/** What points were given for. Older ones are another address, so that they are there without scripts, too. */
export function PointsHistory({ activities: { items, next }, isOlder }: PointsHistoryProps) {
  const { t } = useTranslation('achievements');
  const here = href('/dashboard/achievements');
  return (
    <div id={historyId} className="scroll-mt-20">
      <TitledSection title={t('history.title')} {...(items.length > 0 && { text: t('history.text') })}>
        {items.length === 0 ? (
          <p className="text-muted text-sm">{t(isOlder ? 'history.noMore' : 'history.empty')}</p>
        ) : (
          <ol className="divide-y divide-line rounded-md border border-line bg-surface">
            {items.map((activity) => (
              <ActivityRow key={activity.id} activity={activity} />
            ))}
          </ol>
        )}
        {(next || isOlder) && (
          <nav aria-label={t('history.title')} className="flex flex-wrap gap-2">
            {isOlder && (
              <Button asChild variant="secondary">
                <Link to={`${here}#${historyId}`} preventScrollReset>
                  {t('history.newest')}
                </Link>
              </Button>
            )}
            {next && (
              <Button asChild variant="secondary">
                <Link
                  to={`${here}?${new URLSearchParams({ before: next })}#${historyId}`}
                  preventScrollReset
                  rel="next"
                >
                  {t('history.older')}
                </Link>
              </Button>
            )}
          </nav>
        )}
      </TitledSection>
    </div>
  );
}

function ActivityRow({ activity: { kind, points, title, path, at } }: { activity: Activity }) {
  const { t } = useTranslation('achievements');
  const format = useFormatter();
  return (
    <li className="flex items-baseline justify-between gap-4 px-4 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="text-muted text-sm">
          {t(`history.kinds.${kind}`)} · <time dateTime={at.toISOString()}>{format.dateTime(at)}</time>
        </p>
        {title && <p className="wrap-anywhere font-medium">{path ? <TextLink to={path}>{title}</TextLink> : title}</p>}
      </div>
      <p className="tabular shrink-0 font-semibold">{t('history.points', { points: format.number(points) })}</p>
    </li>
  );
}
