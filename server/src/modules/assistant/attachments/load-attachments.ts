import type { Attachment } from '@navor/contract';
import type { Language } from '@navor/languages';
import { readerId, type Viewer } from '../../../platform/access.ts';
import type { Services } from '../../../platform/services.ts';
import { readLessons } from '../../courses/index.ts';
import { readItems } from '../../library/index.ts';
import { readOwnQuestion } from '../../quizzes/index.ts';
import type { LoadedAttachment } from '../answers/pipeline.ts';
import { questionText } from './question-text.ts';
import { shortenText } from './shorten-text.ts';
import { pathOf, questionTitle } from './show-attachment.ts';

type AttachmentServices = Pick<Services, 'pool' | 'texts'>;
type Read = Omit<LoadedAttachment, 'attachment'>;

/**
 * What was attached, as far as its reader may read it at this moment: of what is gone or locked by now there is no text and no
 * address. Of a long text what fits the question best is left.
 */
export function loadAttachments(
  services: AttachmentServices,
  viewer: Viewer,
  attachments: readonly Attachment[],
  language: Language,
  question = '',
): Promise<LoadedAttachment[]> {
  return Promise.all(
    attachments.map(async (attachment) => ({
      attachment,
      ...(await read(services, viewer, attachment, { language, question })),
    })),
  );
}

const gone: Read = { title: '', path: null, text: '' };

async function read(
  { pool, texts }: AttachmentServices,
  viewer: Viewer,
  attachment: Attachment,
  { language, question }: { language: Language; question: string },
): Promise<Read> {
  const path = pathOf(attachment);
  if (attachment.kind === 'lesson') {
    const ids = { courseId: attachment.course_id, lessonId: attachment.lesson_id };
    const [lesson] = await readLessons(pool, viewer, [ids], language);
    if (!lesson) return gone;
    if (!lesson.text) return { ...gone, title: lesson.title };
    return { title: lesson.title, path, text: shortenText({ ...lesson, ...lesson.text }, question) };
  }
  if (attachment.kind === 'library') {
    const [item] = await readItems(pool, [attachment.item_id], language);
    return item ? { title: item.title, path, text: shortenText(item, question) } : gone;
  }
  const userId = readerId(viewer);
  const { attempt_id: attemptId, position } = attachment;
  const own = userId === null ? undefined : await readOwnQuestion(pool, { attemptId, position, userId }, language);
  if (!own) return gone;
  const title = questionTitle(texts, { ...own, position }, language);
  return { title, path, text: questionText(texts, own.question, language) };
}
