import { drawValues } from '@navor/questions/scoring';
import { readContentFiles } from '../content/files/content-files.ts';
import { courseReferencesIn, coursesContent, withCourseReferences } from '../modules/courses/index.ts';
import { factsOfQuestion } from '../modules/quizzes/assistance/find-open-questions.ts';
import { prepareQuizzes } from '../modules/quizzes/content/prepare-quizzes.ts';
import { noQuizReferences } from '../modules/quizzes/content/quiz-references.ts';
import { quizzesContent } from '../modules/quizzes/content/quizzes-content.ts';
import type { OpenQuestion } from '../modules/quizzes/index.ts';
import { starterFolder, starterTexts } from './starter-content.ts';

/** Every question of the starter quizzes as somebody is asked it who has just begun. */
export async function starterQuestions(): Promise<{ name: string; open: OpenQuestion }[]> {
  const known = courseReferencesIn(await readContentFiles(starterFolder, coursesContent.paths));
  const files = await readContentFiles(starterFolder, quizzesContent.paths);
  const references = withCourseReferences(noQuizReferences, known);
  const { quizzes } = await prepareQuizzes(files, references, await starterTexts());
  return quizzes.flatMap((quiz) =>
    quiz.questions.map(({ id, prepared }, at) => {
      const drawing = {
        seed: 1,
        values: drawValues(prepared.template, 1) ?? {},
        language: 'sl' as const,
        shuffles: true,
      };
      const place = { attemptId: '00000000-0000-4000-8000-000000000001', position: at + 1 };
      const open = { ...place, quizTitle: null, topicTitle: { sl: quiz.id }, ...factsOfQuestion(prepared, drawing) };
      return { name: `${quiz.id}/${id}`, open };
    }),
  );
}
