import type { Attachment, ShownAttachment } from '@navor/contract';
import type { Language } from '@navor/languages';
import { readerId, signedIn, type Viewer } from '../../../platform/access.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { nameLessonsTo, nameReadableLesson } from '../../courses/index.ts';
import { nameItems } from '../../library/index.ts';
import { nameOwnQuestions } from '../../quizzes/index.ts';

type AttachmentServices = Pick<Services, 'pool' | 'texts'>;

/** What something would be called if it were attached; refused as reading it would be. */
export async function showAttachment(
  { pool, texts }: AttachmentServices,
  viewer: Viewer,
  attachment: Attachment,
  language: Language,
): Promise<ShownAttachment> {
  const path = pathOf(attachment);
  if (attachment.kind === 'lesson') {
    const ids = { courseId: attachment.course_id, lessonId: attachment.lesson_id };
    return { attachment, path, title: await nameReadableLesson(pool, viewer, ids, language) };
  }
  if (attachment.kind === 'library') {
    const [item] = await nameItems(pool, [attachment.item_id], language);
    return { attachment, path, title: found(item).title };
  }
  const { attempt_id: attemptId, position } = attachment;
  const named = await nameOwnQuestions(pool, signedIn(viewer).user.id, [{ attemptId, position }], language);
  return { attachment, path, title: questionTitle(texts, found(named[0]), language) };
}

/**
 * What was attached to many questions, in their order, by at most a statement a kind. What is gone has no title and no
 * address, what is locked has its title alone.
 */
export async function showAttachments(
  { pool, texts }: AttachmentServices,
  viewer: Viewer,
  attachments: readonly Attachment[],
  language: Language,
): Promise<ShownAttachment[]> {
  const userId = readerId(viewer);
  const lessons = attachments.flatMap((each) =>
    each.kind === 'lesson' ? [{ courseId: each.course_id, lessonId: each.lesson_id }] : [],
  );
  const items = attachments.flatMap((each) => (each.kind === 'library' ? [each.item_id] : []));
  const questions = attachments.flatMap((each) =>
    each.kind === 'question' ? [{ attemptId: each.attempt_id, position: each.position }] : [],
  );
  const [namedLessons, namedItems, own] = await Promise.all([
    nameLessonsTo(pool, viewer, lessons, language),
    nameItems(pool, items, language),
    userId === null ? [] : nameOwnQuestions(pool, userId, questions, language),
  ]);
  const gone = { title: '', path: null };
  return attachments.map((attachment) => {
    const path = pathOf(attachment);
    if (attachment.kind === 'lesson') {
      const { course_id, lesson_id } = attachment;
      const lesson = namedLessons.find(({ courseId, lessonId }) => courseId === course_id && lessonId === lesson_id);
      return { attachment, ...(lesson ? { title: lesson.title, path: lesson.isOpen ? path : null } : gone) };
    }
    if (attachment.kind === 'library') {
      const item = namedItems.find(({ itemId }) => itemId === attachment.item_id);
      return { attachment, ...(item ? { title: item.title, path } : gone) };
    }
    const question = own.find(
      ({ attemptId, position }) => attemptId === attachment.attempt_id && position === attachment.position,
    );
    return { attachment, ...(question ? { title: questionTitle(texts, question, language), path } : gone) };
  });
}

/** Without the area. */
export function pathOf(attachment: Attachment): string {
  if (attachment.kind === 'lesson') return `courses/${attachment.course_id}/${attachment.lesson_id}`;
  if (attachment.kind === 'library') return `technical-library/item/${attachment.item_id}`;
  return `attempt/${attachment.attempt_id}#question-${attachment.position}`;
}

/** `Ohm's law · Question 3`; questions of a review belong to no one quiz. */
export function questionTitle(
  texts: Services['texts'],
  { quizTitle, position }: { quizTitle: string | null; position: number },
  language: Language,
): string {
  const question = texts.say(language, 'quiz:attempt.question', { number: position });
  return quizTitle === null ? question : `${quizTitle} · ${question}`;
}
