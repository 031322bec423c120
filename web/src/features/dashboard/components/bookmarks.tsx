import type { Learning } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { Card, CardTitle } from '#ui/card.tsx';
import { LessonRow } from './lesson-row.tsx';

export function Bookmarks({ bookmarks }: { bookmarks: Learning['bookmarks'] }) {
  const { t } = useTranslation('dashboard');
  if (bookmarks.length === 0) return null;
  return (
    <Card>
      <CardTitle className="p-4 md:px-6">{t('bookmarks.title')}</CardTitle>
      <ul className="divide-y divide-line border-line border-t">
        {bookmarks.map(({ course, lesson }) => (
          <LessonRow key={`${course.id}/${lesson.id}`} course={course} lesson={lesson} />
        ))}
      </ul>
    </Card>
  );
}
