import { languages } from '@navor/languages';
import { type PreparedQuestion, questionTypes } from '@navor/questions';
import { drawValues, revealQuestion, scoreResponse, slipsOf, solveQuestion } from '@navor/questions/scoring';
import { beforeAll, describe, expect, it } from 'vitest';
import { readContentFiles } from '../../../content/files/content-files.ts';
import { starterFolder, starterTexts } from '../../../test-support/starter-content.ts';
import {
  type CourseReferences,
  courseReferencesIn,
  coursesContent,
  withCourseReferences,
} from '../../courses/index.ts';
import { type PreparedQuiz, prepareQuizzes } from './prepare-quizzes.ts';
import { noQuizReferences } from './quiz-references.ts';
import { quizzesContent } from './quizzes-content.ts';

const seeds = Array.from({ length: 50 }, (_, index) => index * 7919 + 1);

let quizzes: PreparedQuiz[];
let known: CourseReferences;
beforeAll(async () => {
  known = courseReferencesIn(await readContentFiles(starterFolder, coursesContent.paths));
  const files = await readContentFiles(starterFolder, quizzesContent.paths);
  ({ quizzes } = await prepareQuizzes(files, withCourseReferences(noQuizReferences, known), await starterTexts()));
}, 300_000);

function questions(): { name: string; prepared: PreparedQuestion }[] {
  return quizzes.flatMap(({ id, questions }) =>
    questions.map((question) => ({ name: `${id}/${question.id}`, prepared: question.prepared })),
  );
}

/** Every question as each of many attempts in each language would show it. */
function* drawings(prepared: PreparedQuestion) {
  for (const language of languages) {
    for (const seed of seeds) {
      const values = drawValues(prepared.template, seed);
      if (!values) throw new Error(`No values for the seed ${seed}`);
      yield { seed, values, language, shuffles: true };
    }
  }
}

describe('the starter quizzes', () => {
  it('are one for each module, one for each course, and four that stand alone', () => {
    const placed = quizzes.map(({ file }) => file.placement);
    for (const { id: course, moduleIds } of known.courses) {
      expect(placed).toContainEqual({ course });
      for (const module of moduleIds) expect(placed).toContainEqual({ course, module });
    }
    expect(placed.filter((placement) => placement === undefined).length).toBeGreaterThanOrEqual(4);
  });

  it('ask enough, in every way there is, and with fresh numbers where numbers are asked for', () => {
    const all = questions().map(({ prepared }) => prepared);
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(new Set(all.map(({ answer }) => answer.type))).toEqual(new Set(questionTypes));
    const numeric = all.filter(({ answer }) => answer.type === 'numeric');
    expect(numeric.filter(({ template }) => template.variables.length > 0).length).toBeGreaterThan(numeric.length / 2);
    for (const { body, solution } of all) {
      expect(Object.keys(body).sort()).toEqual(languages.toSorted());
      expect(Object.keys(solution).sort()).toEqual(languages.toSorted());
    }
  });

  it('give full marks to the right answer for every draw, in every language', () => {
    for (const { name, prepared } of questions()) {
      for (const drawing of drawings(prepared)) {
        const answer = solveQuestion(prepared, drawing);
        const told = `${name}, seed ${drawing.seed}, ${drawing.language}: ${JSON.stringify(answer)}`;
        expect(scoreResponse(prepared, drawing, answer), told).toMatchObject({ kind: 'graded', share: 1 });
      }
    }
  });

  it('show the right answer with the figures of the worked solution', () => {
    for (const { name, prepared } of questions()) {
      if (prepared.answer.type !== 'numeric') continue;
      for (const drawing of drawings(prepared)) {
        const { solution, reveal } = revealQuestion(prepared, drawing, null);
        const [number = ''] = ('answer' in reveal && String(reveal.answer).match(/^[−\d.,]+/)) || [];
        const told = solution.replace(/<[^>]+>|\s/g, '');
        expect(told, `${name}, seed ${drawing.seed}, ${drawing.language}`).toContain(number);
      }
    }
  });

  it('never take a slip that is listed for right', () => {
    for (const { name, prepared } of questions()) {
      for (const drawing of drawings(prepared)) {
        for (const slip of slipsOf(prepared, drawing)) {
          const outcome = scoreResponse(prepared, drawing, slip);
          const told = `${name}, seed ${drawing.seed}, ${drawing.language}: ${JSON.stringify(slip)}`;
          expect(outcome, told).toMatchObject({ kind: 'graded' });
          expect(outcome.kind === 'graded' && outcome.share, told).toBeLessThan(1);
        }
      }
    }
  });
});
