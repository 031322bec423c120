import type { FileProblem } from '../../../../content/files/problem.ts';
import type { LineOf } from '../../../../content/files/yaml-file.ts';
import type { PlacedQuiz, QuizReferences } from '../quiz-references.ts';
import type { ReadQuiz, ReadQuizzes } from '../read-quizzes.ts';
import type { Rule } from './rule.ts';

/** A quiz stands where there is room for one: each course, module and lesson has at most one, and a lesson asks for it. */
export const placements: Rule = (content, known) => [
  ...content.quizzes.flatMap((quiz) => misplaced(quiz, known)),
  ...crowded(content, known),
  ...lessonsWithout(content, known),
];

function misplaced({ path, file: { placement, status }, lineOf }: ReadQuiz, known: QuizReferences): FileProblem[] {
  if (!placement) return [];
  const report = (key: string, rule: string, message: string): FileProblem[] => [
    { path, line: lineOf(['placement', key]), rule, severity: 'error', message },
  ];
  const course = known.courses.find(({ id }) => id === placement.course);
  if (!course) return report('course', 'unknown-course', `There is no course "${placement.course}"`);
  if (placement.module !== undefined && !course.moduleIds.includes(placement.module)) {
    return report('module', 'unknown-module', `"${course.id}" has no module "${placement.module}"`);
  }
  if (placement.lesson === undefined) return [];
  const lesson = course.lessons.find(({ id }) => id === placement.lesson);
  if (!lesson) return report('lesson', 'unknown-lesson', `"${course.id}" has no lesson "${placement.lesson}"`);
  if (lesson.completion === 'quiz') return status === 'published' ? [] : [unfinishable(path, lineOf)];
  return report('lesson', 'lesson-quiz', `The lesson "${lesson.id}" needs "completion: quiz" to be done by a quiz`);
}

function unfinishable(path: string, lineOf: LineOf): FileProblem {
  const message = 'As long as this quiz is a draft, nobody can be done with its lesson';
  return { path, line: lineOf(['status']), rule: 'draft-quiz', severity: 'warning', message };
}

function crowded(content: ReadQuizzes, known: QuizReferences): FileProblem[] {
  const seen = new Map(others(content, known).map((quiz) => [placeOf(quiz), quiz.id]));
  const problems: FileProblem[] = [];
  for (const quiz of content.quizzes) {
    const place = placeOf(placedQuiz(quiz));
    const other = place === null ? undefined : seen.get(place);
    seen.set(place, quiz.id);
    if (other === undefined) continue;
    const message = `The quiz "${other}" is in the same place already`;
    problems.push({
      ...{ path: quiz.path, line: quiz.lineOf(['placement']), rule: 'crowded-place', severity: 'error', message },
    });
  }
  return problems;
}

/** Nobody could ever be done with such a lesson. Lessons that are not in the files were checked when they were loaded. */
function lessonsWithout(content: ReadQuizzes, known: QuizReferences): FileProblem[] {
  const placed = new Set([...content.quizzes.map(placedQuiz), ...others(content, known)].map(placeOf));
  return known.courses.flatMap((course) =>
    course.lessons.flatMap(({ id, completion, written }): FileProblem[] => {
      const isSound = placed.has(placeOf({ id: '', courseId: course.id, moduleId: null, lessonId: id }));
      if (completion !== 'quiz' || !written || isSound) return [];
      const message = `"${id}" is done by passing its quiz, but no quiz has it in its placement`;
      return [{ ...written, rule: 'lesson-quiz', severity: 'error', message }];
    }),
  );
}

/** Quizzes elsewhere that stay as they are. */
function others({ quizzes }: ReadQuizzes, known: QuizReferences): PlacedQuiz[] {
  const here = new Set(quizzes.map(({ id }) => id));
  return known.quizzes.filter(({ id }) => !here.has(id));
}

function placedQuiz({ id, file: { placement } }: ReadQuiz): PlacedQuiz {
  const { course = null, module = null, lesson = null } = placement ?? {};
  return { id, courseId: course, moduleId: module, lessonId: lesson };
}

/** Null for a standalone quiz: there is room for any number of them. */
function placeOf({ courseId, moduleId, lessonId }: PlacedQuiz): string | null {
  return courseId && [courseId, moduleId, lessonId].join('/');
}
