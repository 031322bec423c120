import { type BookingList, bookingLists } from '@navor/contract/choices';
import { Button } from '@navor/ui/button.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { Pagination } from '@navor/ui/pagination.tsx';
import { CalendarCheck2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { href, Link, redirect } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { ChoiceLinks } from '#screen/filter-form/choice-links.tsx';
import { listAddress, readChoice, readPage } from '#screen/filter-form/list-address.ts';
import { orHidden } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { tutorSlotsPath } from '../booking-paths.ts';
import { BookingItem } from '../components/list/booking-item.tsx';
import type { Route } from './+types/bookings.ts';

export const handle: ScreenHandle = { namespaces: ['bookings'] };

const addressOf = (list: BookingList, page = 1) =>
  listAddress(href('/dashboard/bookings'), { list: list === 'upcoming' ? undefined : list }, page);

export async function loader({ url, context }: Route.LoaderArgs) {
  const list = readChoice(url.searchParams, 'list', bookingLists) ?? 'upcoming';
  const page = readPage(url.searchParams);
  const found = await orHidden(apiOf(context).tutoring.bookings.list({ list, page }));
  if (page > found.page_count) throw redirect(addressOf(list, found.page_count));
  return { list, ...found };
}

export default function BookingsScreen({ loaderData: { list, bookings, page, page_count } }: Route.ComponentProps) {
  const { t } = useTranslation('bookings');
  const isAdministrator = useAuth().user?.roles.includes('admin') ?? false;
  const lists = bookingLists.filter((each) => each !== 'disputed' || isAdministrator);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageMeta title={t('list.title')} isIndexed={false} />
      <header className="grid gap-1">
        <h1 className="font-semibold text-2xl tracking-tight md:text-3xl">{t('list.title')}</h1>
        <p className="text-muted">{t('list.lead')}</p>
      </header>
      <ChoiceLinks
        label={t('list.views')}
        choices={lists.map((each) => ({
          label: t(`list.${each}`),
          address: addressOf(each),
          isCurrent: each === list,
        }))}
      />
      {bookings.length === 0 ? (
        <NoBookings list={list} />
      ) : (
        <ul className="grid gap-3">
          {bookings.map((booking) => (
            <li key={booking.id}>
              <BookingItem booking={booking} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pageCount={page_count} hrefFor={(each) => addressOf(list, each)} />
    </div>
  );
}

const emptyTexts = {
  upcoming: ['list.emptyUpcoming', 'list.emptyUpcomingText'],
  past: ['list.emptyPast', 'list.emptyPastText'],
  disputed: ['list.emptyDisputed', 'list.emptyDisputedText'],
} as const;

function NoBookings({ list }: { list: BookingList }) {
  const { t } = useTranslation('bookings');
  const [title, text] = emptyTexts[list];
  return (
    <EmptyState
      icon={<CalendarCheck2 />}
      level={2}
      title={t(title)}
      text={t(text)}
      action={
        list !== 'disputed' && (
          <Button asChild>
            <Link to={tutorSlotsPath(undefined)}>{t('toTutors')}</Link>
          </Button>
        )
      }
    />
  );
}
