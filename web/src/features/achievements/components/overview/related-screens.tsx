import { Card, CardTitle, stretchedLinkClasses } from '@navor/ui/card.tsx';
import { FileBadge, ListOrdered, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { certificatesPath } from '#features/certificates/index.ts';
import { leaderboardPath, profilePath, visibilityPath } from '../../achievements-paths.ts';

/** What else somebody has to show, and where others see it; `nickname` is of who has a public profile. */
export function RelatedScreens({ nickname }: { nickname: string | null }) {
  const { t } = useTranslation('achievements');
  return (
    <nav
      aria-label={t('more.title')}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:gap-6 xl:grid-cols-3"
    >
      <Way
        to={certificatesPath}
        icon={<FileBadge />}
        title={t('more.certificates')}
        text={t('more.certificatesText')}
      />
      <Way to={leaderboardPath} icon={<ListOrdered />} title={t('more.leaderboard')} text={t('more.leaderboardText')} />
      <Way
        to={nickname ? profilePath(nickname) : visibilityPath}
        icon={<UserRound />}
        title={t('more.profile')}
        text={t(nickname ? 'more.profileText' : 'more.noProfile')}
      />
    </nav>
  );
}

type WayProps = { to: string; icon: ReactNode; title: string; text: string };

function Way({ to, icon, title, text }: WayProps) {
  return (
    <Card isInteractive className="flex-row items-start gap-3 p-4">
      <span aria-hidden className="mt-0.5 text-action [&>svg]:size-5">
        {icon}
      </span>
      <div className="grid min-w-0 gap-0.5">
        <CardTitle>
          <Link to={to} prefetch="intent" className={stretchedLinkClasses}>
            {title}
          </Link>
        </CardTitle>
        <p className="text-muted text-sm">{text}</p>
      </div>
    </Card>
  );
}
