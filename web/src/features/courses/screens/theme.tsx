import type { LibraryCard } from '@navor/contract';
import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { Button } from '@navor/ui/button.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { browsePath, LibraryGrid, useLibraryPath } from '#features/library/index.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { FallbackNote } from '#screen/fallback-note.tsx';
import { orNotFound } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { CourseGrid } from '../components/catalogue/course-grid.tsx';
import { useCoursesPath } from '../course-paths.ts';
import type { Route } from './+types/theme.ts';

export const handle: ScreenHandle = { namespaces: ['courses', 'library'] };

/** So many items of the library are shown; its own list has the others. */
const shownItems = 6;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const { themeId } = params;
  const { language } = preferences;
  const [theme, { items }] = await orNotFound(
    Promise.all([
      api.courses.theme({ themeId, language }),
      api.library.list({ theme: themeId, sort: 'most-read', language }),
    ]),
  );
  return { theme, items: items.slice(0, shownItems) };
}

export default function ThemeScreen({ loaderData: { theme, items } }: Route.ComponentProps) {
  const { t } = useTranslation('courses');
  const path = useCoursesPath();
  return (
    <ScreenFrame>
      <PageMeta title={theme.title} description={theme.summary} />
      <Breadcrumb steps={[{ label: t('title'), href: path }]} current={theme.title} />
      <header className="grid gap-3">
        <h1 lang={theme.language} className="font-semibold text-3xl tracking-tight md:text-4xl">
          {theme.title}
        </h1>
        <p lang={theme.language} className="max-w-reading text-lg text-muted">
          {theme.summary}
        </p>
        <FallbackNote language={theme.language} />
      </header>
      {theme.courses.length === 0 ? (
        <EmptyState
          illustration={<Vijak pose="waiting" className="w-56 max-w-full" />}
          title={t('theme.emptyTitle')}
          text={t('theme.emptyText')}
          action={
            <Button asChild variant="secondary">
              <Link to={path} prefetch="intent">
                {t('theme.all')}
              </Link>
            </Button>
          }
        />
      ) : (
        <section aria-labelledby="theme-courses" className="grid gap-4">
          <h2 id="theme-courses" className="font-semibold text-xl">
            {t('theme.courses')}
          </h2>
          <CourseGrid courses={theme.courses} />
        </section>
      )}
      {items.length > 0 && <FromLibrary themeId={theme.id} items={items} />}
    </ScreenFrame>
  );
}

function FromLibrary({ themeId, items }: { themeId: string; items: LibraryCard[] }) {
  const { t } = useTranslation('library');
  const path = useLibraryPath();
  return (
    <section aria-labelledby="theme-library" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="theme-library" className="font-semibold text-xl">
          {t('theme.title')}
        </h2>
        <TextLink to={browsePath(path, { theme: themeId })} prefetch="intent" className="py-2 text-sm">
          {t('theme.all')}
        </TextLink>
      </div>
      <LibraryGrid items={items} />
    </section>
  );
}
