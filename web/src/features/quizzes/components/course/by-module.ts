import type { CourseQuizzes } from '@navor/contract';

export type CourseQuiz = CourseQuizzes['quizzes'][number];

type ModuleQuizzes = { module: NonNullable<CourseQuiz['module']>; quizzes: CourseQuiz[] };

/** The quizzes by the modules that they belong to, in the order they come in, and those of the whole course apart. */
export function byModule(quizzes: readonly CourseQuiz[]): { modules: ModuleQuizzes[]; ofWhole: CourseQuiz[] } {
  const modules = new Map<string, ModuleQuizzes>();
  for (const quiz of quizzes) {
    if (!quiz.module) continue;
    const known = modules.get(quiz.module.id) ?? { module: quiz.module, quizzes: [] };
    known.quizzes.push(quiz);
    modules.set(quiz.module.id, known);
  }
  return { modules: [...modules.values()], ofWhole: quizzes.filter(({ module }) => module === null) };
}
