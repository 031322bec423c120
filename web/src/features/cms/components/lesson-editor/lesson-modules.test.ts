import { expect, it } from 'vitest';
import { modulesOf } from './lesson-modules.ts';

const course = {
  modules: [
    { id: 'prvi', title: { sl: 'Prvi', en: 'First' } },
    { id: 'drugi', title: { sl: 'Drugi' } },
  ],
};

it('offers the modules for a new lesson by their names in the reader’s language', () => {
  expect(modulesOf(course, 'en').map(({ title }) => title)).toEqual(['First', 'Drugi']);
});
