import type { ModuleValue } from '@navor/contract';
import { type Language, textIn } from '@navor/languages';
import { SortableHandle, SortableList, SortableRow, SortableSteps } from '@navor/ui/sortable/sortable.tsx';
import type { Sortable } from '@navor/ui/sortable/use-sortable.ts';
import { useTranslation } from 'react-i18next';
import { LessonRow } from './lesson-row.tsx';
import { EditModuleDialog, RemoveModule } from './module-dialogs.tsx';
import { NewLessonDialog } from './new-lesson-dialog.tsx';
import type { EditedCourse } from './use-course-draft.ts';

type ModuleCardProps = {
  course: EditedCourse;
  module: ModuleValue;
  number: number;
  language: Language;
  titleOf: (lessonId: string) => string;
  modules: Sortable;
  lessons: Sortable;
};

export function ModuleCard({ course, module, number, language, titleOf, modules, lessons }: ModuleCardProps) {
  const { t } = useTranslation('cms-courses');
  const title = textIn(module.title, language);
  return (
    <SortableRow sortable={modules} itemId={module.id} className="rounded-md border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-1 border-line border-b p-2">
        <SortableHandle sortable={modules} itemId={module.id} label={title} />
        <h2 className="wrap-anywhere min-w-0 grow basis-40 font-semibold">
          <span className="tabular text-muted">{number}.</span> {title}
        </h2>
        <span className="ml-auto flex items-center">
          <EditModuleDialog course={course} module={module} title={title} />
          <RemoveModule course={course} module={module} title={title} />
          <SortableSteps sortable={modules} itemId={module.id} label={title} />
        </span>
      </div>
      <div className="grid gap-3 p-3">
        {module.lessons.length === 0 && <p className="text-muted text-sm">{t('structure.noLessons')}</p>}
        <SortableList
          sortable={lessons}
          groupId={module.id}
          aria-label={t('structure.lessonsOf', { module: title })}
          className="grid gap-2"
        >
          {module.lessons.map((lesson) => (
            <LessonRow
              key={lesson.id}
              {...{ course, lesson, language }}
              title={titleOf(lesson.id)}
              sortable={lessons}
            />
          ))}
        </SortableList>
        <div>
          <NewLessonDialog course={course} moduleId={module.id} />
        </div>
      </div>
    </SortableRow>
  );
}
