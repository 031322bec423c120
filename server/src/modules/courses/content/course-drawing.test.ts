import { courseDrawingFile } from '@navor/contract';
import { expect, it } from 'vitest';
import { readCourseDrawing } from './course-drawing.ts';

const read = (source: string) => readCourseDrawing(new Map([[courseDrawingFile, Buffer.from(source)]]));
const drawn = (shapes: string) => read(`<svg viewBox="0 0 240 192">${shapes}</svg>`);

it('is drawn as it was written, if it is of shapes alone', () => {
  const { markup, problems } = drawn('<g stroke-width="2"><path class="fill-paper" d="M0 0h9"/></g>');
  expect(problems).toEqual([]);
  expect(markup).toContain('<path class="fill-paper" d="M0 0h9"></path>');
});

it('is nothing where a course has none', () => {
  expect(readCourseDrawing(new Map())).toEqual({ markup: null, problems: [] });
});

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<path onload="alert(1)" d="M0 0h9" />'],
  ['an address', '<path fill="url(https://example.com)" d="M0 0h9" />'],
  ['a style', '<style>path { fill: red }</style>'],
  ['a text', '<text>U</text>'],
  ['an id', '<path id="a" d="M0 0h9" />'],
  ['a class of another drawing', '<path class="fill-accent" d="M0 0h9" />'],
  ['more than a card may carry', '<path d="M0 0h9" />'.repeat(500)],
])('refuses %s, and is not shown then', (_, shapes) => {
  const { markup, problems } = drawn(shapes);
  expect(problems).not.toEqual([]);
  expect(markup).toBeNull();
});

it('is not even read where it is longer than anybody draws', () => {
  const { markup, problems } = read(`<svg viewBox="0 0 240 192">${'<g></p>'.repeat(100_000)}`);
  expect(problems).toEqual(['it has more than 8000 characters']);
  expect(markup).toBeNull();
});
