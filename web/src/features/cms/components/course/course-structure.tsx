import { type Language, textIn } from '@navor/languages';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { SortableAnnouncements, SortableList } from '@navor/ui/sortable/sortable.tsx';
import { useSortable } from '@navor/ui/sortable/use-sortable.ts';
import { useTranslation } from 'react-i18next';
import { useKeptFocus } from '#screen/use-kept-focus.ts';
import { changeLesson, moveLesson, moveModule, unmarkedFirstLesson } from './course-changes.ts';
import { ModuleCard } from './module-card.tsx';
import { NewModuleDialog } from './module-dialogs.tsx';
import type { EditedCourse } from './use-course-draft.ts';

/** Modules and their lessons, to be added, renamed, moved and removed. */
export function CourseStructure({ course, language }: { course: EditedCourse; language: Language }) {
  const { t } = useTranslation('cms-courses');
  const { state, store } = course;
  const { modules } = state.value;
  const titleOf = useLessonTitles(course, language);
  const named = modules.map(({ id, title, lessons }) => ({
    ...{ id, label: textIn(title, language) },
    items: lessons.map((lesson) => ({ id: lesson.id, label: titleOf(lesson.id) })),
  }));
  const sortedModules = useSortable([{ id: '', label: '', items: named }], (id, { at }) =>
    store.change(moveModule(id, at)),
  );
  const sortedLessons = useSortable(named, (id, to) => store.change(moveLesson(id, to)));
  const closedFirst = unmarkedFirstLesson(state.value);
  const list = useKeptFocus<HTMLElement>(modules);
  return (
    <section ref={list} tabIndex={-1} aria-label={t('structure.modules')} className="grid gap-4">
      {closedFirst && (
        <Alert
          tone="warn"
          action={
            <Button
              size="sm"
              variant="secondary"
              onClick={() => store.change(changeLesson(closedFirst, { preview: true }))}
            >
              {t('structure.openFirst')}
            </Button>
          }
        >
          {t('structure.firstClosed')}
        </Alert>
      )}
      <SortableList sortable={sortedModules} groupId="" aria-label={t('structure.modules')} className="grid gap-4">
        {modules.map((module, at) => (
          <ModuleCard
            key={module.id}
            {...{ course, module, language, titleOf }}
            number={at + 1}
            modules={sortedModules}
            lessons={sortedLessons}
          />
        ))}
      </SortableList>
      <SortableAnnouncements sortable={sortedModules} />
      <SortableAnnouncements sortable={sortedLessons} />
      <div>
        <NewModuleDialog course={course} />
      </div>
    </section>
  );
}

/** What lessons are called in this language, or in the one that others fall back to. */
function useLessonTitles({ lessons }: EditedCourse, language: Language): (lessonId: string) => string {
  const { t } = useTranslation('cms-courses');
  return (lessonId) => {
    const texts = lessons.find(({ id }) => id === lessonId)?.texts ?? [];
    const text = texts.find((each) => each.language === language) ?? texts[0];
    return text?.title ?? t('structure.untitled');
  };
}
