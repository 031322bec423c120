import type { Learning, LibraryCard, LibraryList } from '@navor/contract';
import { Card, CardTitle } from '@navor/ui/card.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { browsePath, itemPath, ownLibraryPath } from '#features/library/index.ts';
import { LessonRow } from './lesson-row.tsx';

/** So many items of the library are shown; its own list has the others. */
const shownItems = 5;

type BookmarksProps = { lessons: Learning['bookmarks']; library: LibraryList };

/** What somebody has bookmarked: lessons, and items of the library. */
export function Bookmarks({ lessons, library }: BookmarksProps) {
  const { t } = useTranslation('dashboard');
  const items = library.items.slice(0, shownItems);
  if (lessons.length === 0 && items.length === 0) return null;
  return (
    <Card>
      <CardTitle className="p-4 md:px-6">{t('bookmarks.title')}</CardTitle>
      <ul className="divide-y divide-line border-line border-t">
        {lessons.map(({ course, lesson }) => (
          <LessonRow key={`${course.id}/${lesson.id}`} course={course} lesson={lesson} />
        ))}
        {items.map((item) => (
          <ItemRow key={item.id} item={item} />
        ))}
      </ul>
      {library.total > items.length && (
        <p className="border-line border-t px-4 py-2 md:px-6">
          <TextLink to={browsePath(ownLibraryPath, { bookmarked: 'true' })} className="inline-block py-2 text-sm">
            {t('bookmarks.allItems')}
          </TextLink>
        </p>
      )}
    </Card>
  );
}

function ItemRow({ item: { id, title, language, theme } }: { item: LibraryCard }) {
  const { t } = useTranslation('layout');
  return (
    <li className="relative grid gap-0.5 px-4 py-3 last:rounded-b-md hover:bg-action-soft md:px-6">
      <Link
        to={itemPath(ownLibraryPath, id)}
        prefetch="intent"
        lang={language}
        className="rounded-sm font-medium text-sm after:absolute after:inset-0"
      >
        {title}
      </Link>
      <p className="text-muted text-sm">
        {t('nav.library')} · {theme.title}
      </p>
    </li>
  );
}
