import { useTranslation } from 'react-i18next';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { PageMeta } from '#platform/page-meta.tsx';
import { nameOf, useSession } from '#platform/session.ts';
import { useFormatter } from '#platform/use-formatter.ts';
import { Vijak } from '#ui/brand/vijak.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/dashboard.ts';

export const handle: ScreenHandle = { namespaces: ['dashboard'] };

/** The server's clock, so that the page is the same where it is rendered and where it is read. */
export function loader() {
  return { now: new Date() };
}

export default function Dashboard({ loaderData: { now } }: Route.ComponentProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormatter();
  const session = useSession();
  const name = nameOf(session);
  return (
    <>
      <PageMeta title={t('title')} isIndexed={false} />
      <p className="text-muted text-sm first-letter:uppercase">{format.date(now, 'full')}</p>
      <h1 className="mt-1 font-semibold text-2xl md:text-3xl">
        {name ? t('greeting', { name }) : t('greetingUnnamed')}
      </h1>
      <EmptyState
        className="mt-6"
        illustration={<Vijak pose="waiting" className="w-56 max-w-full" />}
        title={t('empty.title')}
        text={t('empty.text')}
      />
    </>
  );
}
