import type { CourseValue } from '@navor/contract';

const lesson = (id: string, preview = false) => ({
  ...{ id, minutes: 30, preview },
  ...({ status: 'published', completion: 'manual' } as const),
});

/** Two modules, the first with two lessons and the second with one. */
export const courseValue: CourseValue = {
  ...{ theme: 'elektrika', status: 'draft', position: 1, level: 'beginner', access: 'free', weeks: 4, hoursPerWeek: 5 },
  author: 'Ana Kovač',
  ...{ title: { sl: 'Tok' }, summary: { sl: 'Kratko.' }, description: { sl: 'Dolgo.' }, outcomes: { sl: ['Znati'] } },
  prerequisites: [],
  modules: [
    { id: 'uvod', title: { sl: 'Uvod' }, summary: { sl: 'Začetek.' }, lessons: [lesson('naboj', true), lesson('tok')] },
    { id: 'konec', title: { sl: 'Konec' }, summary: { sl: 'Sklep.' }, lessons: [lesson('moc')] },
  ],
};
