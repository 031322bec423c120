import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { answerIntent } from '#screen/forms/answer-intent.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { BackToCalendar } from '../components/frame/back-to-calendar.tsx';
import { FeedSection } from '../components/subscribe/feed-section.tsx';
import { HowToAdd } from '../components/subscribe/how-to-add.tsx';
import type { Route } from './+types/subscribe.ts';

export const handle: ScreenHandle = { namespaces: ['calendar', 'calendar-feed'] };

export async function loader({ context }: Route.LoaderArgs) {
  return apiOf(context).calendar.feed.own();
}

export async function action({ request, context }: Route.ActionArgs) {
  const { feed } = apiOf(context).calendar;
  return answerIntent(await request.formData(), { make: () => feed.make(), revoke: () => feed.revoke() });
}

/** Lets somebody see everything that is in their calendar here in the one that they use anyway. */
export default function Subscribe({ loaderData: { feed }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('calendar-feed');
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <PageMeta title={t('title')} isIndexed={false} />
      <header className="grid gap-1">
        <BackToCalendar to={href('/dashboard/calendar')} />
        <h1 className="font-semibold text-2xl md:text-3xl">{t('title')}</h1>
        <p className="max-w-reading text-muted">{t('intro')}</p>
      </header>
      <FeedSection feed={feed} answer={actionData} />
      <HowToAdd />
    </div>
  );
}
