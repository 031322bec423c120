import type { Attachment, ShownAttachment } from '@navor/contract';
import { defaultLanguage } from '@navor/languages';
import { readerId, type Viewer } from '../../../platform/access.ts';
import type { Services } from '../../../platform/services.ts';
import { nameLessonsTo } from '../../courses/index.ts';
import { nameItems } from '../../library/index.ts';
import { nameOwnQuestions } from '../../quizzes/index.ts';

/**
 * What was attached to many questions, in their order, under the names that it had then: without an address where it is gone
 * by now, or its reader may no longer open it. At most a statement for each kind, however many there are.
 */
export async function presentAttachments(
  { pool }: Pick<Services, 'pool'>,
  viewer: Viewer,
  ofQuestions: readonly (readonly ShownAttachment[])[],
): Promise<ShownAttachment[][]> {
  const all = ofQuestions.flat().map(({ attachment }) => attachment);
  const userId = readerId(viewer);
  const lessons = all.flatMap((each) =>
    each.kind === 'lesson' ? [{ courseId: each.course_id, lessonId: each.lesson_id }] : [],
  );
  const items = all.flatMap((each) => (each.kind === 'library' ? [each.item_id] : []));
  const questions = all.flatMap((each) =>
    each.kind === 'question' ? [{ attemptId: each.attempt_id, position: each.position }] : [],
  );
  const [readLessons, readItems, ownQuestions] = await Promise.all([
    nameLessonsTo(pool, viewer, lessons, defaultLanguage),
    nameItems(pool, items, defaultLanguage),
    userId === null ? [] : nameOwnQuestions(pool, userId, questions, defaultLanguage),
  ]);
  const open = new Set([
    ...readLessons.flatMap(({ courseId, lessonId, isOpen }) => (isOpen ? [`lesson ${courseId}/${lessonId}`] : [])),
    ...readItems.map(({ itemId }) => `library ${itemId}`),
    ...ownQuestions.map(({ attemptId, position }) => `question ${attemptId}/${position}`),
  ]);
  return ofQuestions.map((attached) =>
    attached.map((shown) => ({ ...shown, path: open.has(keyOf(shown.attachment)) ? shown.path : null })),
  );
}

function keyOf(attachment: Attachment): string {
  if (attachment.kind === 'lesson') return `lesson ${attachment.course_id}/${attachment.lesson_id}`;
  if (attachment.kind === 'library') return `library ${attachment.item_id}`;
  return `question ${attachment.attempt_id}/${attachment.position}`;
}
