import { useTranslation } from 'react-i18next';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { orNotFound } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { BadgeCollection } from '../components/badges/badge-collection.tsx';
import { NearestBadges } from '../components/badges/nearest-badges.tsx';
import { findFirstLesson } from '../components/overview/find-first-lesson.ts';
import { LevelCard } from '../components/overview/level-card.tsx';
import { Newcomer } from '../components/overview/newcomer.tsx';
import { PointsHistory } from '../components/overview/points-history.tsx';
import { RelatedScreens } from '../components/overview/related-screens.tsx';
import { WelcomeBack } from '../components/overview/welcome-back.tsx';
import { StreakCard } from '../components/streak/streak-card.tsx';
import type { Route } from './+types/achievements.ts';

export const handle: ScreenHandle = { namespaces: ['achievements', 'badges'] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = pageOf(context);
  const { language } = page.preferences;
  const before = url.searchParams.get('before') || undefined;
  const [overview, older, presence] = await Promise.all([
    page.api.achievements.overview({ language }),
    before ? orNotFound(page.api.achievements.activities({ before, language })) : null,
    page.api.achievements.presence.get(),
  ]);
  const isNew = overview.level.points === 0;
  const nickname = presence?.is_profile_public ? presence.nickname : null;
  return { overview, older, nickname, isNew, firstLesson: isNew ? await findFirstLesson(page) : null };
}

export default function AchievementsScreen({
  loaderData: { overview, older, nickname, isNew, firstLesson },
}: Route.ComponentProps) {
  const { t } = useTranslation('achievements');
  const { level, streak, badges, hidden_count, activities } = overview;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageMeta title={t('title')} isIndexed={false} />
      <header className="grid max-w-2xl gap-2">
        <h1 className="font-semibold text-2xl tracking-tight md:text-3xl">{t('title')}</h1>
        <p className="text-balance text-muted">{t('lead')}</p>
      </header>
      {isNew && <Newcomer firstLesson={firstLesson} />}
      {!isNew && streak.away_days !== null && <WelcomeBack longest={streak.longest} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <LevelCard level={level} />
          <NearestBadges badges={badges} />
        </div>
        <StreakCard streak={streak} />
      </div>
      <RelatedScreens nickname={nickname} />
      <BadgeCollection badges={badges} hiddenCount={hidden_count} />
      <PointsHistory activities={older ?? activities} isOlder={older !== null} />
    </div>
  );
}
