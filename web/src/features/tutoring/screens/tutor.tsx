import { Alert } from '@navor/ui/alert.tsx';
import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { href, redirect } from 'react-router';
import { isApiError } from '#platform/api-error.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { useFormatter } from '#platform/use-formatter.ts';
import { DescriptionText } from '#screen/descriptions/description-text.tsx';
import { FallbackNote } from '#screen/fallback-note.tsx';
import { orNotFound } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { TitledSection } from '#screen/titled-section.tsx';
import { useIsInDashboard } from '#screen/use-is-in-dashboard.ts';
import { ReviewList } from '../components/tutor/review-list.tsx';
import { readAskedSlots, slotsAddress } from '../components/tutor/slot-address.ts';
import { SlotSection } from '../components/tutor/slot-section.tsx';
import { TutorHeader } from '../components/tutor/tutor-header.tsx';
import { tutorPath, useTutorsPath } from '../tutor-paths.ts';
import type { Route } from './+types/tutor.ts';

export const handle: ScreenHandle = { namespaces: ['tutoring'] };

export async function loader({ params: { tutorId }, url, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const asked = readAskedSlots(url.searchParams);
  const { tutors } = api.tutoring;
  const [tutor, reviews, week] = await orNotFound(
    Promise.all([
      tutors.get({ tutorId, language: preferences.language }),
      tutors.reviews({ tutorId, page: asked.reviews }),
      orNobodys(tutors.slots({ tutorId, minutes: asked.minutes, from: asked.from })),
    ]),
  );
  if (asked.reviews > reviews.page_count) {
    throw redirect(slotsAddress(url.pathname, { ...asked, reviews: reviews.page_count }));
  }
  const today = new Intl.DateTimeFormat('sv', { timeZone: week?.time_zone ?? preferences.timeZone }).format(new Date());
  return { asked, tutor, reviews, week, today };
}

/** Tutors see their own page also while they pause, when nobody can book them. */
async function orNobodys<Result>(answer: Promise<Result>): Promise<Result | null> {
  try {
    return await answer;
  } catch (error) {
    if (isApiError(error) && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

export default function TutorScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('tutoring');
  const format = useFormatter();
  const { asked, tutor, reviews, week, today } = loaderData;
  const tutorsPath = useTutorsPath();
  const path = tutorPath(tutorsPath, tutor.id);
  const isPublic = !useIsInDashboard();
  return (
    <ScreenFrame>
      <PageMeta title={tutor.name} description={tutor.headline} isIndexed={isPublic} />
      <Breadcrumb steps={[{ label: t('title'), href: tutorsPath }]} current={tutor.name} />
      {tutor.is_own && (
        <Alert tone="info">
          {t('own')} <TextLink to={href('/dashboard/teaching')}>{t('toTeaching')}</TextLink>
        </Alert>
      )}
      <TutorHeader tutor={tutor} />
      <SlotSection tutor={tutor} path={path} asked={asked} week={week} today={today} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <TitledSection title={t('about')}>
          <FallbackNote language={tutor.language} />
          <DescriptionText html={tutor.bio_html} language={tutor.language} />
        </TitledSection>
        <TitledSection title={t('rules.title')}>
          <ul className="grid gap-2 text-sm">
            <li>
              {tutor.notice_minutes > 0
                ? t('rules.notice', { time: format.duration(tutor.notice_minutes) })
                : t('rules.bookAnyTime')}
            </li>
            <li>
              {tutor.cancellation_minutes > 0
                ? t('rules.cancellation', { time: format.duration(tutor.cancellation_minutes) })
                : t('rules.cancelAnyTime')}
            </li>
            <li>{t('rules.online')}</li>
          </ul>
        </TitledSection>
      </div>
      <ReviewList list={reviews} hrefFor={(page) => slotsAddress(path, { ...asked, reviews: page })} />
    </ScreenFrame>
  );
}
