import type { ContentDocument } from '@navor/contract';
import { editQuestionPath } from '#features/quizzes/index.ts';
import { documentPath, filesPath, settingsPath } from './cms-paths.ts';
import { lessonEditorPath } from './components/lesson-editor/lesson-address.ts';

/** Where authors mend what is wrong in a file of a document. */
export function problemAddress(document: ContentDocument, path: string): string {
  const [, lessonId, lessonLanguage] = /^lessons\/(.+)\.([a-z]+)\.md$/.exec(path) ?? [];
  if (document.kind === 'course' && lessonId) return lessonEditorPath(document.id, lessonId, lessonLanguage);
  const [, questionId] = /^questions\/(.+)\.yaml$/.exec(path) ?? [];
  if (document.kind === 'quiz' && questionId) return editQuestionPath(document.id, questionId);
  const [, language] = /^text\.([a-z]+)\.md$/.exec(path) ?? [];
  if (language) return `${documentPath(document)}?language=${language}`;
  return mainFiles.includes(path) ? settingsPath(document) : filesPath(document);
}

const mainFiles = ['course.yaml', 'quiz.yaml', 'item.yaml', 'page.yaml'];
