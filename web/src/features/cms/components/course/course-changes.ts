import type { CourseValue, LessonValue, ModuleValue } from '@navor/contract';
import { moveItem, type SortablePlace } from '@navor/ui/sortable/sortable-places.ts';

/** What authors do to the structure of a course, each as a change of what its file says. */
export type CourseChange = (course: CourseValue) => CourseValue;

export function addModule(module: ModuleValue): CourseChange {
  return (course) => ({ ...course, modules: [...course.modules, module] });
}

export function changeModule(moduleId: string, changes: Partial<ModuleValue>): CourseChange {
  return (course) => ({
    ...course,
    modules: course.modules.map((module) => (module.id === moduleId ? { ...module, ...changes } : module)),
  });
}

export function removeModule(moduleId: string): CourseChange {
  return (course) => ({ ...course, modules: course.modules.filter(({ id }) => id !== moduleId) });
}

export function moveModule(moduleId: string, at: number): CourseChange {
  return (course) => {
    const [moved] = moveItem([{ id: '', items: course.modules }], moduleId, { groupId: '', at });
    return { ...course, modules: [...(moved?.items ?? [])] };
  };
}

/** Into another place of its module, or into another module. */
export function moveLesson(lessonId: string, to: SortablePlace): CourseChange {
  return (course) => {
    const groups = course.modules.map(({ lessons, ...module }) => ({ ...module, items: lessons }));
    const modules = moveItem(groups, lessonId, to).map(({ items, ...module }) => ({ ...module, lessons: [...items] }));
    return { ...course, modules };
  };
}

export function changeLesson(lessonId: string, changes: Partial<LessonValue>): CourseChange {
  return (course) => ({
    ...course,
    modules: course.modules.map((module) => ({
      ...module,
      lessons: module.lessons.map((lesson) => (lesson.id === lessonId ? { ...lesson, ...changes } : lesson)),
    })),
  });
}

/** The lesson that everybody may try, by the rules of courses, where it is not marked as such. */
export function unmarkedFirstLesson({ modules }: CourseValue): string | undefined {
  const first = modules.flatMap(({ lessons }) => lessons).find(({ status }) => status === 'published');
  return first && !first.preview ? first.id : undefined;
}
