import type { BookingQuote } from '@navor/contract';
import { Card, CardContent, CardHeader, CardTitle } from '@navor/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { useRootData } from '#platform/root-data.ts';
import { useFormatter } from '#platform/use-formatter.ts';
import { zoneCity } from '#screen/time-zones/zone-names.ts';
import { useWhen } from '../use-when.ts';

/** What is about to be booked: with whom, when on the reader's clock, for how much, and until when it can be undone. */
export function QuoteSummary({ quote, now }: { quote: BookingQuote; now: Date }) {
  const { t } = useTranslation('bookings');
  const format = useFormatter();
  const when = useWhen();
  const zone = useRootData()?.preferences.timeZone ?? 'UTC';
  const freeUntil = new Date(quote.starts_at.getTime() - quote.cancellation_minutes * 60_000);
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('book.with', { tutor: quote.tutor.name })}</CardTitle>
      </CardHeader>
      <CardContent>
        <dl className="grid gap-4 text-sm">
          <div>
            <dt className="text-muted">{t('book.time')}</dt>
            <dd className="font-medium">{when(quote)}</dd>
            <dd className="text-muted">{t('zone', { zone: zoneCity(zone) })}</dd>
          </div>
          <div>
            <dt className="text-muted">{t('book.length')}</dt>
            <dd className="font-medium">{format.duration(quote.minutes)}</dd>
          </div>
          <div>
            <dt className="text-muted">{t('book.price')}</dt>
            <dd className="tabular flex flex-wrap items-baseline gap-x-2">
              <span className="font-semibold text-lg">
                {quote.cents > 0 ? format.money(quote.cents) : t('book.free')}
              </span>
              {quote.discount_percent > 0 && quote.cents > 0 && (
                <span className="text-muted">
                  <span className="sr-only">{t('book.fullPrice')} </span>
                  <s>{format.money(quote.list_cents)}</s>
                </span>
              )}
            </dd>
            {quote.discount_percent > 0 && quote.cents > 0 && (
              <dd className="text-muted">
                {t('book.discount', { percent: format.percent(quote.discount_percent / 100) })}
              </dd>
            )}
          </div>
          <div>
            <dt className="text-muted">{t('book.rule')}</dt>
            <dd>{freeUntil > now ? t('book.ruleText', { moment: format.dateTime(freeUntil) }) : t('book.ruleNone')}</dd>
          </div>
        </dl>
      </CardContent>
    </Card>
  );
}
