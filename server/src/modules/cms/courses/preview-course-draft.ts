import type { ContentProblem, Course, Lesson, Locked, PreviewedAs } from '@navor/contract';
import type { Language } from '@navor/languages';
import { isError } from '../../../content/files/problem.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { previewCourse, previewLesson } from '../../courses/index.ts';
import { documentsOf } from '../documents/document-kinds.ts';
import { prepareFiles } from '../publishing/publish-files.ts';
import { rebasedFiles } from '../publishing/rebase-draft.ts';
import { withStatus } from '../publishing/with-status.ts';

type PreviewQuery = { courseId: string; as: PreviewedAs; language: Language };

/** What keeps a draft from being published keeps it from being shown. */
type Refused = { kind: 'refused'; problems: ContentProblem[] };

export async function previewCourseDraft(
  services: Services,
  query: PreviewQuery,
): Promise<{ kind: 'shown'; course: Course } | Refused> {
  const prepared = await prepareDraft(services, query.courseId);
  if (prepared.kind === 'refused') return prepared;
  return { kind: 'shown', course: found(await previewCourse(services.pool, prepared, query)) };
}

export async function previewLessonDraft(
  services: Services,
  query: PreviewQuery & { lessonId: string },
): Promise<{ kind: 'open'; lesson: Lesson } | { kind: 'locked'; locked: Locked } | Refused> {
  const prepared = await prepareDraft(services, query.courseId);
  if (prepared.kind === 'refused') return prepared;
  return found(await previewLesson(services.pool, prepared, query));
}

async function prepareDraft(services: Services, courseId: string) {
  const document = { kind: 'course', id: courseId } as const;
  const before = await documentsOf('course').find(services.db, courseId);
  const files = withStatus(document, await rebasedFiles(services, document, before), 'published');
  const { problems, save } = await prepareFiles(services, { document, before, files });
  const errors = problems.filter(isError);
  if (errors.length > 0) return { kind: 'refused' as const, problems: errors };
  return { kind: 'prepared' as const, id: courseId, save };
}
