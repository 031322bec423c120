import type { LessonValue } from '@navor/contract';
import type { Language } from '@navor/languages';
import { Badge } from '@navor/ui/badge.tsx';
import { SortableHandle, SortableRow, SortableSteps } from '@navor/ui/sortable/sortable.tsx';
import type { Sortable } from '@navor/ui/sortable/use-sortable.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lessonEditorPath } from '../lesson-editor/lesson-address.ts';
import { LessonSettingsDialog, RemoveLesson } from './lesson-dialogs.tsx';
import type { EditedCourse } from './use-course-draft.ts';

type LessonRowProps = {
  course: EditedCourse;
  lesson: LessonValue;
  title: string;
  language: Language;
  sortable: Sortable;
};

export function LessonRow({ course, lesson, title, language, sortable }: LessonRowProps) {
  const { t } = useTranslation('cms-courses');
  return (
    <SortableRow
      sortable={sortable}
      itemId={lesson.id}
      className="flex flex-wrap items-center gap-x-2 gap-y-0 rounded-md border border-line bg-paper pr-1"
    >
      <SortableHandle sortable={sortable} itemId={lesson.id} label={title} />
      <div className="flex min-w-0 grow basis-40 flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <Link
          to={lessonEditorPath(course.id, lesson.id)}
          aria-label={t('structure.editText', { lesson: title })}
          className="wrap-anywhere min-w-0 rounded-sm font-medium text-action underline-offset-4 hover:underline"
        >
          {title}
        </Link>
        <span className="tabular text-muted text-sm">{t('structure.minutes', { minutes: lesson.minutes })}</span>
        {lesson.preview && <Badge>{t('structure.trial')}</Badge>}
        {lesson.status === 'draft' && <Badge tone="warn">{t('structure.hidden')}</Badge>}
        {lesson.completion === 'quiz' && <Badge tone="neutral">{t('structure.byQuiz')}</Badge>}
      </div>
      <span className="ml-auto flex items-center">
        <LessonSettingsDialog course={course} lesson={lesson} title={title} language={language} />
        <RemoveLesson course={course} lesson={lesson} title={title} />
        <SortableSteps sortable={sortable} itemId={lesson.id} label={title} />
      </span>
    </SortableRow>
  );
}
