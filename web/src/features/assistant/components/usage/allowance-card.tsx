import type { Allowance } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { Card } from '@navor/ui/card.tsx';
import { Progress } from '@navor/ui/progress.tsx';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { mostMessagesPerDay } from '../most-messages-per-day.ts';

/** What is left of today, until when, and what would allow more. */
export function AllowanceCard({ allowance: { limit, left, resets_at } }: { allowance: Allowance }) {
  const { t } = useTranslation('assistant-usage');
  const format = useFormatter();
  return (
    <Card className="gap-4 p-4 md:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="font-semibold text-lg">{t('today.title')}</h2>
        {limit !== null && (
          <p className="text-muted text-sm">{t('today.resets', { at: format.dateTime(resets_at) })}</p>
        )}
      </div>
      {limit === null || left === null ? <p>{t('today.unlimited')}</p> : <Left limit={limit} left={left} />}
    </Card>
  );
}

function Left({ limit, left }: { limit: number; left: number }) {
  const { t } = useTranslation('assistant-usage');
  const format = useFormatter();
  const used = Math.max(0, limit - left);
  const usedText = t('today.used', { used: format.number(used), limit: format.number(limit) });
  return (
    <>
      <Progress
        value={used}
        max={limit}
        label={t('today.title')}
        valueText={usedText}
        tone={left > 0 ? 'action' : 'signal'}
      />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="tabular">
          <strong className="font-semibold">{t('today.left', { count: left })}</strong>{' '}
          <span className="text-muted">· {usedText}</span>
        </p>
        {limit < mostMessagesPerDay && (
          <Button asChild variant={left > 0 ? 'secondary' : 'primary'}>
            <Link to={href('/subscription')} prefetch="intent">
              {t('today.more')}
            </Link>
          </Button>
        )}
      </div>
    </>
  );
}
