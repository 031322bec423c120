import type { Booking } from '@navor/contract';
import type { Api } from '@navor/contract/page-request';
import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { isApiError } from '#platform/api-error.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf, pageOf } from '#platform/page-context.ts';
import type { IntentAnswer } from '#screen/forms/answer-intent.ts';
import { answerIntent } from '#screen/forms/answer-intent.ts';
import { orNotFound } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { useKeptFocus } from '#screen/use-kept-focus.ts';
import { BookingFacts } from '../components/booking/booking-facts.tsx';
import { bookingIntents } from '../components/booking/booking-intents.ts';
import { BriefConsent } from '../components/booking/brief-consent.tsx';
import { BriefSection } from '../components/booking/brief-section.tsx';
import { CancelFold } from '../components/booking/cancel-fold.tsx';
import { DoneNotice, readDone } from '../components/booking/done-notice.tsx';
import { HoldPanel } from '../components/booking/hold-panel.tsx';
import { NoShowPanel, NoShowReport } from '../components/booking/no-show-panel.tsx';
import { NotesSection } from '../components/booking/notes-section.tsx';
import { OutcomePanel } from '../components/booking/outcome-panel.tsx';
import { ReviewSection } from '../components/booking/review-section.tsx';
import { TutorLink } from '../components/booking/tutor-link.tsx';
import { dayIn, rangeAround, readMove, slotsByDay } from '../components/move/move-address.ts';
import { MoveSection, type MoveWeek } from '../components/move/move-section.tsx';
import { PhaseBadge } from '../components/phase-badge.tsx';
import { useWhen } from '../components/use-when.ts';
import type { Route } from './+types/booking.ts';

export const handle: ScreenHandle = { namespaces: ['bookings', 'quizzes'] };

export async function loader({ params: { bookingId }, url, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const { bookings } = api.tutoring;
  const booking = await paidByNow(bookings, await orNotFound(bookings.get({ bookingId })));
  const { language, timeZone } = preferences;
  const now = new Date();
  const today = dayIn(now, timeZone ?? 'UTC');
  const asked = booking.actions.can_reschedule ? readMove(url.searchParams, today) : null;
  const [brief, found] = await Promise.all([
    booking.actions.can_see_brief ? orNotFound(bookings.brief({ bookingId, language })) : null,
    asked ? bookings.freeSlots({ bookingId, ...rangeAround(asked.from) }) : null,
  ]);
  const starts = found?.slots.map(({ starts_at }) => starts_at) ?? [];
  const week: MoveWeek | null = asked && {
    ...asked,
    today,
    days: slotsByDay(starts, asked.from, timeZone ?? 'UTC'),
  };
  return { booking, brief, week, today, now, done: readDone(url.searchParams) };
}

/** Whoever comes back from the cashier need not wait for its message; one that does not answer keeps nobody from the page. */
async function paidByNow(bookings: Api['tutoring']['bookings'], booking: Booking): Promise<Booking> {
  const mayBePaid = booking.role === 'learner' && (booking.status === 'held' || booking.status === 'lapsed');
  if (!mayBePaid || booking.is_paid_back) return booking;
  try {
    return await bookings.sync({ bookingId: booking.id });
  } catch (error) {
    if (isApiError(error)) return booking;
    throw error;
  }
}

const kept = ['reason', 'dispute', 'stars', 'text', 'tutor_notes', 'private_notes'];

export async function action({ params: { bookingId }, request, context }: Route.ActionArgs) {
  return answerIntent(await request.formData(), bookingIntents(apiOf(context).tutoring, bookingId), kept);
}

export { shouldRevalidate } from '#screen/revalidate-after-refusal.ts';

export default function BookingScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('bookings');
  const when = useWhen();
  const { booking, brief, week, today, now, done } = loaderData;
  const answer: IntentAnswer | undefined = actionData;
  const title = useTitle(booking);
  const heading = useKeptFocus<HTMLHeadingElement>(booking);
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-8">
      <PageMeta title={title} isIndexed={false} />
      <header className="grid gap-4">
        <Breadcrumb steps={[{ label: t('list.title'), href: href('/dashboard/bookings') }]} current={title} />
        <div className="grid gap-2">
          <div className="flex flex-wrap items-center gap-3">
            <h1 ref={heading} tabIndex={-1} className="font-semibold text-2xl tracking-tight md:text-3xl">
              {title}
            </h1>
            <PhaseBadge phase={booking.phase} />
          </div>
          <p className="text-balance text-lg">{when(booking)}</p>
          <TutorLink booking={booking} />
        </div>
      </header>
      <DoneNotice booking={booking} done={done} />
      <HoldPanel booking={booking} now={now} answer={answer} />
      <OutcomePanel booking={booking} />
      <BookingFacts booking={booking} />
      {brief && <BriefSection brief={brief} />}
      <NoShowPanel booking={booking} answer={answer} />
      <ReviewSection booking={booking} answer={answer} />
      <NotesSection booking={booking} answer={answer} />
      <BriefConsent booking={booking} answer={answer} />
      <MoveSection booking={booking} week={week} today={today} now={now} answer={answer} />
      <NoShowReport booking={booking} answer={answer} />
      <CancelFold booking={booking} answer={answer} />
    </div>
  );
}

function useTitle({ role, tutor, learner }: Booking): string {
  const { t } = useTranslation('bookings');
  const tutorName = tutor?.name ?? t('goneTutor');
  if (role === 'administrator') return t('list.both', { learner: learner.name, tutor: tutorName });
  return t('booking.withTutor', { name: role === 'learner' ? tutorName : learner.name });
}
