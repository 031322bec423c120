import type { StudyOutlook } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';

/** Says by how much a plan does not fit, and offers what would make it fit; for use inside the plan's form. */
export function UnplacedNotice({ outlook }: { outlook: StudyOutlook }) {
  const { t } = useTranslation('study-plan');
  const format = useFormatter();
  const { minutes_unplaced, enough } = outlook;
  if (minutes_unplaced === 0) return null;
  const hasWayOut = enough.weeks !== null || enough.hours_per_week !== null;
  return (
    <Alert
      tone="warn"
      title={t('unplaced.title', { time: format.duration(minutes_unplaced) })}
      action={
        hasWayOut && (
          <>
            {enough.weeks !== null && (
              <Button type="submit" variant="secondary" size="sm" name="with" value={`weeks=${enough.weeks}`}>
                {t('unplaced.weeks', { count: enough.weeks })}
              </Button>
            )}
            {enough.hours_per_week !== null && (
              <Button
                type="submit"
                variant="secondary"
                size="sm"
                name="with"
                value={`hours_per_week=${enough.hours_per_week}`}
              >
                {t('unplaced.hours', { count: enough.hours_per_week })}
              </Button>
            )}
          </>
        )
      }
    >
      {hasWayOut ? t('unplaced.text') : t('unplaced.noWayOut')}
    </Alert>
  );
}
