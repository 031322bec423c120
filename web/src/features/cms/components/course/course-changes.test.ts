import { expect, it } from 'vitest';
import {
  addModule,
  changeLesson,
  changeModule,
  moveLesson,
  moveModule,
  removeModule,
  unmarkedFirstLesson,
} from './course-changes.ts';
import { courseValue } from './course-value.fixture.ts';

const outline = ({ modules }: typeof courseValue) =>
  modules.map(({ id, lessons }) => `${id}: ${lessons.map((lesson) => lesson.id).join(' ')}`);

it('moves modules and lessons, also into another module', () => {
  expect(outline(moveModule('konec', 0)(courseValue))).toEqual(['konec: moc', 'uvod: naboj tok']);
  expect(outline(moveLesson('tok', { groupId: 'uvod', at: 0 })(courseValue))).toEqual([
    'uvod: tok naboj',
    'konec: moc',
  ]);
  expect(outline(moveLesson('tok', { groupId: 'konec', at: 1 })(courseValue))).toEqual([
    'uvod: naboj',
    'konec: moc tok',
  ]);
});

it('adds, changes and removes modules', () => {
  const added = addModule({ id: 'vmes', title: { sl: 'Vmes' }, summary: { sl: 'Sredina.' }, lessons: [] })(courseValue);
  expect(outline(added)).toEqual(['uvod: naboj tok', 'konec: moc', 'vmes: ']);
  expect(changeModule('vmes', { title: { sl: 'Drugje' } })(added).modules[2]?.title).toEqual({ sl: 'Drugje' });
  expect(outline(removeModule('konec')(courseValue))).toEqual(['uvod: naboj tok']);
});

it('changes one lesson and leaves the others', () => {
  const [first, second] = changeLesson('tok', { minutes: 60 })(courseValue).modules[0]?.lessons ?? [];
  expect([first?.minutes, second?.minutes]).toEqual([30, 60]);
});

it('finds the first published lesson when nobody may try it', () => {
  expect(unmarkedFirstLesson(courseValue)).toBeUndefined();
  expect(unmarkedFirstLesson(moveModule('konec', 0)(courseValue))).toBe('moc');
  expect(unmarkedFirstLesson(changeLesson('naboj', { status: 'draft' })(courseValue))).toBe('tok');
});
