import type { Booking } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { Card, CardContent } from '@navor/ui/card.tsx';
import { CalendarPlus, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { invitationPath } from '../../booking-paths.ts';

/** What both sides have to know: where they meet, what about, what was paid, and until when it can be cancelled for nothing. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const format = useFormatter();
  const isAhead = booking.phase === 'upcoming' || booking.phase === 'running';
  const refund = booking.actions.cancel;
  const isFreeToCancel = refund !== null && refund.cents + refund.minutes > 0;
  const hasMeeting = booking.role !== 'administrator' && isAhead;
  return (
    <Card>
      <CardContent>
        <dl className="grid gap-4 text-sm sm:grid-cols-2">
          {hasMeeting && (
            <div className="grid justify-items-start gap-2 sm:col-span-2">
              <dt className="text-muted">{t('booking.meeting')}</dt>
              {booking.meeting_url ? (
                <>
                  <dd>
                    <Button asChild>
                      <a href={booking.meeting_url} target="_blank" rel="noreferrer">
                        <Video aria-hidden />
                        {t('booking.join')}
                      </a>
                    </Button>
                  </dd>
                  <dd className="text-muted">{t('booking.joinText')}</dd>
                </>
              ) : (
                <dd>{t('booking.noMeeting')}</dd>
              )}
              <dd>
                <Button asChild variant="secondary">
                  <a href={invitationPath(booking.id)} download>
                    <CalendarPlus aria-hidden />
                    {t('booking.addToCalendar')}
                  </a>
                </Button>
              </dd>
            </div>
          )}
          <div className="sm:col-span-2">
            <dt className="text-muted">{t('booking.topic')}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{booking.topic || t('booking.noTopic')}</dd>
          </div>
          <div>
            <dt className="text-muted">{t('book.length')}</dt>
            <dd>{format.duration(booking.minutes)}</dd>
          </div>
          <div>
            <dt className="text-muted">{t('book.price')}</dt>
            <dd>
              {booking.payment === 'included'
                ? t('booking.paidIncluded', { time: format.duration(booking.minutes) })
                : booking.cents > 0
                  ? format.money(booking.cents)
                  : t('book.free')}
            </dd>
          </div>
          {booking.role === 'learner' && refund && booking.cents > 0 && (
            <div className="sm:col-span-2">
              <dt className="text-muted">{t('book.rule')}</dt>
              <dd>
                {t(isFreeToCancel ? 'book.ruleText' : 'booking.rulePassed', {
                  moment: format.dateTime(booking.free_until),
                })}
              </dd>
            </div>
          )}
        </dl>
      </CardContent>
    </Card>
  );
}
