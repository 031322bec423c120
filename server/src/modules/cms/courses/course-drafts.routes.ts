import type { Viewer } from '../../../platform/access.ts';
import { os } from '../../../platform/api.ts';
import type { Services } from '../../../platform/services.ts';
import { authoringWrite } from '../../authorship/index.ts';
import { listCourseChoices } from '../../courses/index.ts';
import { refuseImpossible } from '../documents/document-kinds.ts';
import type { Editing } from '../documents/refuse-non-editors.ts';
import { addLesson, removeLesson, renameLesson } from './change-lessons.ts';
import { duplicateCourse } from './duplicate-course.ts';
import { findCourseDraft } from './find-course-draft.ts';
import { listCourseDrafts } from './list-course-drafts.ts';
import { previewCourseDraft, previewLessonDraft } from './preview-course-draft.ts';

export function courseDraftsRoutes(services: Services, editing: Editing) {
  const { db } = services;

  const editingCourse = async (viewer: Viewer, { courseId }: { courseId: string }) => {
    const { userId } = await editing(viewer, { kind: 'course', id: courseId });
    return { courseId, userId };
  };

  return {
    list: os.cms.courses.list.handler(({ input, context }) => listCourseDrafts(db, context.viewer, input.language)),
    get: os.cms.courses.get.handler(async ({ input, context }) => {
      const { courseId } = await editingCourse(context.viewer, input);
      return findCourseDraft(db, courseId);
    }),
    choices: os.cms.courses.choices.handler(({ input }) => listCourseChoices(db, input.language)),
    addLesson: os.cms.courses.addLesson.handler(async ({ input, context }) => {
      const { module_id: moduleId, lesson_id: lessonId, title, summary } = input;
      refuseImpossible({ kind: 'course', id: lessonId });
      const edited = await editingCourse(context.viewer, input);
      const write = authoringWrite(edited.userId, 'cms.courses.addLesson', input);
      return addLesson(services, { ...edited, moduleId, lessonId, title, summary, write });
    }),
    renameLesson: os.cms.courses.renameLesson.handler(async ({ input, context }) => {
      const { lessonId, title_language: language, title, base_hash: baseHash } = input;
      const edited = await editingCourse(context.viewer, input);
      return renameLesson(services, { ...edited, lessonId, language, title, baseHash });
    }),
    removeLesson: os.cms.courses.removeLesson.handler(async ({ input, context }) => {
      const { lessonId, base_hash: baseHash } = input;
      return removeLesson(services, { ...(await editingCourse(context.viewer, input)), lessonId, baseHash });
    }),
    duplicate: os.cms.courses.duplicate.handler(async ({ input, context }) => {
      refuseImpossible({ kind: 'course', id: input.id });
      const edited = await editingCourse(context.viewer, input);
      const write = authoringWrite(edited.userId, 'cms.courses.duplicate', input);
      return duplicateCourse(services, { ...edited, copyId: input.id, title: input.title, write });
    }),
    preview: os.cms.courses.preview.handler(async ({ input, context }) => {
      await editingCourse(context.viewer, input);
      return previewCourseDraft(services, input);
    }),
    previewLesson: os.cms.courses.previewLesson.handler(async ({ input, context }) => {
      await editingCourse(context.viewer, input);
      return previewLessonDraft(services, input);
    }),
  };
}
