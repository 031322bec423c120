import { describe, expect, it } from 'vitest';
import { idOfTitle, modulesOf } from './lesson-modules.ts';

const course = {
  modules: [
    { id: 'prvi', title: { sl: 'Prvi', en: 'First' } },
    { id: 'drugi', title: { sl: 'Drugi' } },
  ],
};

describe('a new lesson', () => {
  it('gets an id from its title', () => {
    expect(idOfTitle('  Ohmov zakon, št. 2: žične zanke ')).toBe('ohmov-zakon-st-2-zicne-zanke');
  });

  it('is put into a module by its name in the reader’s language', () => {
    expect(modulesOf(course, 'en').map(({ title }) => title)).toEqual(['First', 'Drugi']);
  });
});
