import { describe, expect, it } from 'vitest';
import { byModule, type CourseQuiz } from './by-module.ts';

const [first, second] = [1, 2].map((number) => ({ id: `m${number}`, title: `Module ${number}`, number }));

function quiz(id: string, module: CourseQuiz['module'] = null): CourseQuiz {
  return { id, module } as CourseQuiz;
}

describe('the quizzes of a course', () => {
  it('stand by module, in the course’s order, with the one of the whole course apart', () => {
    const { modules, ofWhole } = byModule([quiz('a', first), quiz('b', first), quiz('c', second), quiz('final')]);
    expect(modules.map(({ module, quizzes }) => [module.id, quizzes.map(({ id }) => id)])).toEqual([
      ['m1', ['a', 'b']],
      ['m2', ['c']],
    ]);
    expect(ofWhole.map(({ id }) => id)).toEqual(['final']);
  });
});
