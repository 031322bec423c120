import type { Attachment, ShownAttachment } from '@navor/contract';
import type { Language } from '@navor/languages';
import { signedIn, type Viewer } from '../../../platform/access.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { nameReadableLesson } from '../../courses/index.ts';
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
