import { Alert } from '@navor/ui/alert.tsx';
import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { href, Link, redirect } from 'react-router';
import { isApiError } from '#platform/api-error.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { useFormatter } from '#platform/use-formatter.ts';
import { orNotFound } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { profilePath, visibilityPath } from '../achievements-paths.ts';
import { ProfileFigures } from '../components/profile/profile-figures.tsx';
import { ShownBadges } from '../components/profile/shown-badges.tsx';
import { ShownCertificates } from '../components/profile/shown-certificates.tsx';
import type { Route } from './+types/public-profile.ts';

export const handle: ScreenHandle = { namespaces: ['leaderboard', 'badges'] };

export async function loader({ params: { nickname }, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const profile = await orNotFound(api.achievements.publicProfile({ nickname }));
  // One address each, however it was typed.
  if (profile.nickname !== nickname) throw redirect(profilePath(profile.nickname), 302);
  const { language } = preferences;
  const [certificates, own] = await Promise.all([
    profile.shows_certificates ? unless('NOT_FOUND', api.certificates.listed({ nickname, language })) : null,
    unless('NOT_AUTHENTICATED', api.achievements.presence.get()),
  ]);
  return { profile, certificates, isOwn: own?.nickname === profile.nickname };
}

async function unless<Result>(code: string, answer: Promise<Result>): Promise<Result | null> {
  try {
    return await answer;
  } catch (error) {
    if (isApiError(error) && error.code === code) return null;
    throw error;
  }
}

export default function PublicProfileScreen({ loaderData: { profile, certificates, isOwn } }: Route.ComponentProps) {
  const { t } = useTranslation('leaderboard');
  const format = useFormatter();
  const { nickname, since, level, streak, badges } = profile;
  const isEmpty = !level && !streak && !badges && !certificates;
  return (
    <ScreenFrame>
      <PageMeta title={nickname} description={t('profile.description', { nickname })} isIndexed={false} />
      {isOwn && (
        <Alert tone="info">
          {t('profile.own')} <TextLink to={visibilityPath}>{t('profile.toVisibility')}</TextLink>
        </Alert>
      )}
      <header className="grid gap-1">
        <h1 translate="no" className="wrap-anywhere font-semibold text-2xl md:text-4xl">
          {nickname}
        </h1>
        <p className="text-muted">{t('profile.since', { month: format.date(since, 'month') })}</p>
      </header>
      <ProfileFigures level={level} streak={streak} />
      {badges && <ShownBadges badges={badges} />}
      {certificates && <ShownCertificates certificates={certificates} />}
      {isEmpty && (
        <EmptyState
          illustration={<Vijak pose="waiting" className="h-28" />}
          title={t('profile.empty.title')}
          text={t('profile.empty.text')}
          action={
            <Button asChild>
              <Link to={href('/courses')} prefetch="intent">
                {t('profile.empty.action')}
              </Link>
            </Button>
          }
        />
      )}
    </ScreenFrame>
  );
}
