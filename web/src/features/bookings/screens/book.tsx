import { type BookingMinutes, type BookingPayment, bookingMinutes } from '@navor/contract/choices';
import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { Button } from '@navor/ui/button.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { CalendarX2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { data, Link, redirect } from 'react-router';
import { isApiError } from '#platform/api-error.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf, pageOf } from '#platform/page-context.ts';
import { textOf } from '#screen/forms/answer-intent.ts';
import { submitted } from '#screen/forms/form-answer.ts';
import { orNotFound } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { useKeptFocus } from '#screen/use-kept-focus.ts';
import { bookingPath, tutorSlotsPath } from '../booking-paths.ts';
import { BookForm } from '../components/book/book-form.tsx';
import { QuoteSummary } from '../components/book/quote-summary.tsx';
import type { Route } from './+types/book.ts';

export const handle: ScreenHandle = { namespaces: ['bookings'] };

export async function loader({ params: { tutorId }, url, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  // Nothing is chosen yet: that is done where the free slots are.
  if (!url.searchParams.has('starts_at')) throw redirect(tutorSlotsPath(tutorId));
  const slot = slotIn(url);
  const quote = await orNotFound(api.tutoring.bookings.quote({ tutorId, ...slot, language: preferences.language }));
  // Whoever turns back from the cashier still has the slot, and pays for it or gives it up where it is shown.
  if (quote.held_booking_id) throw redirect(bookingPath(quote.held_booking_id));
  return { quote, now: new Date(), formId: crypto.randomUUID() };
}

export async function action({ params: { tutorId }, url, request, context }: Route.ActionArgs) {
  const { bookings } = apiOf(context).tutoring;
  const form = await request.formData();
  const payment = textOf(form, 'payment') as BookingPayment;
  const topic = textOf(form, 'topic').replaceAll('\r\n', '\n');
  const shares_brief = textOf(form, 'shares_brief');
  const answer = await submitted({ topic, payment, shares_brief }, () =>
    bookings.hold({
      id: textOf(form, 'id'),
      tutor_id: tutorId,
      ...slotIn(url),
      ...{ payment, topic, shares_brief: shares_brief === 'on', accepts_overlap: form.has('accepts_overlap') },
    }),
  );
  if (answer.kind === 'refused') return answer.response;
  const { id, status } = answer.result;
  if (status !== 'held') throw redirect(`${bookingPath(id)}?booked=1`);
  throw redirect(await paymentAddress(() => bookings.pay({ bookingId: id, payment }), id));
}

/** Whoever cannot be sent to the cashier now still holds the slot, and can try again where it is shown. */
async function paymentAddress(pay: () => Promise<{ url: string | null }>, id: string): Promise<string> {
  try {
    return (await pay()).url ?? bookingPath(id);
  } catch (error) {
    if (isApiError(error)) return bookingPath(id);
    throw error;
  }
}

export { shouldRevalidate } from '#screen/revalidate-after-refusal.ts';

export default function BookScreen({ loaderData: { quote, now, formId }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('bookings');
  const slots = tutorSlotsPath(quote.tutor.id);
  const heading = useKeptFocus<HTMLHeadingElement>(quote);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageMeta title={t('book.title')} isIndexed={false} />
      <div className="grid gap-4">
        <Breadcrumb
          steps={[
            { label: t('tutors'), href: tutorSlotsPath(undefined) },
            { label: quote.tutor.name, href: slots },
          ]}
          current={t('book.title')}
        />
        <h1 ref={heading} tabIndex={-1} className="font-semibold text-2xl tracking-tight md:text-3xl">
          {t('book.title')}
        </h1>
      </div>
      {quote.is_free ? (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="lg:order-2">
            <QuoteSummary quote={quote} now={now} />
          </div>
          <BookForm quote={quote} formId={formId} answer={actionData} />
        </div>
      ) : (
        <EmptyState
          icon={<CalendarX2 />}
          level={2}
          title={t('book.goneTitle')}
          text={t('book.goneText')}
          action={
            <Button asChild>
              <Link to={slots}>{t('book.otherSlots')}</Link>
            </Button>
          }
        />
      )}
    </div>
  );
}

/** What the address asks for; one that was made up leads nowhere. */
function slotIn({ searchParams }: URL): { starts_at: Date; minutes: BookingMinutes } {
  const starts_at = new Date(searchParams.get('starts_at') ?? '');
  const minutes = bookingMinutes.find((each) => String(each) === searchParams.get('minutes'));
  if (Number.isNaN(starts_at.getTime()) || !minutes) throw data(null, { status: 404 });
  return { starts_at, minutes };
}
