import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readDrawing } from './read-drawing.ts';

const root = new URL('../../../../', import.meta.url);

const shapesOf = (content: string, attributes = '') =>
  readDrawing(`<svg viewBox="0 0 240 192" ${attributes}>${content}</svg>`).shapes;

it('knows how large a drawing is', () => {
  expect(readDrawing('<svg viewBox="0 0 120 96"/>')).toEqual({ width: 120, height: 96, shapes: [] });
});

it.each([
  ['<rect x="1" y="2" width="3" height="4"/>', 'M1 2h3v4h-3Z'],
  ['<circle cx="5" cy="6" r="2"/>', 'M3 6a2 2 0 1 1 4 0a2 2 0 1 1 -4 0Z'],
  ['<ellipse cx="5" cy="6" rx="2" ry="1"/>', 'M3 6a2 1 0 1 1 4 0a2 1 0 1 1 -4 0Z'],
  ['<line x1="1" y1="2" x2="3" y2="4"/>', 'M1 2L3 4'],
  ['<polyline points="1,2 3,4 5,-6"/>', 'M1 2L3 4L5 -6'],
  ['<polygon points="1 2 3 4 5 6"/>', 'M1 2L3 4L5 6Z'],
  ['<path d="M0 0h1"/>', 'M0 0h1'],
])('turns %s into an outline', (markup, outline) => {
  expect(shapesOf(markup).map((shape) => shape.outline)).toEqual([outline]);
});

it('hands down what a group says, unless a shape says otherwise', () => {
  const group = '<g fill="white" stroke-width="3" opacity="0.5">';
  const [first, second] = shapesOf(
    `${group}<path d="M0 0"/><path d="M1 1" fill="none" opacity="0.5"/></g>`,
    'stroke="currentColor"',
  );
  expect(first).toMatchObject({ fill: 'paper', stroke: 'ink', strokeWidth: 3, strokeOpacity: 0.5 });
  expect(second).toMatchObject({ fill: undefined, stroke: 'ink', strokeOpacity: 0.25 });
});

it('fills with the colour of the ground what covers what is behind it', () => {
  const fills = shapesOf('<path d="M0 0" class="fill-paper" fill="none"/><path d="M1 1" fill="white"/>');
  expect(fills.map(({ fill }) => fill)).toEqual(['paper', 'paper']);
});

it.each(globSync('content/courses/*/drawing.svg', { cwd: root }))('reads all shapes of %s', (file) => {
  const markup = readFileSync(new URL(file, root), 'utf8');
  const { shapes } = readDrawing(markup);
  expect(shapes).toHaveLength(markup.match(/<(?!svg|g[ >]|\/)/g)?.length ?? 0);
  expect(shapes.some(({ fill }) => fill === 'paper')).toBe(true);
});

it.each([
  ['50%', 0.5],
  ['7', 1],
  ['-1', 0],
])('takes an opacity of %s as %s', (written, opacity) => {
  expect(shapesOf(`<path d="M0 0" opacity="${written}"/>`)).toMatchObject([{ fillOpacity: opacity }]);
});

it('leaves out shapes that are none', () => {
  expect(shapesOf('<path/><path d="M"/><polyline points=""/><polygon points="1"/>')).toEqual([]);
});

it('puts transforms one after the other, those of groups first', () => {
  const [shape] = shapesOf('<g transform="translate(10 20)"><path d="M0 0" transform="scale(2) translate(1,1)"/></g>');
  expect(shape?.matrix).toEqual([2, 0, 0, 2, 12, 22]);
  const [turned] = shapesOf('<path d="M0 0" transform="rotate(180 23 13)"/>');
  expect(turned?.matrix.map(Math.round)).toEqual([-1, 0, -0, -1, 46, 26]);
});

it('leaves out whatever is no plain shape', () => {
  expect(shapesOf('<script>alert(1)</script><image href="x"/><text>no</text><foreignObject/>')).toEqual([]);
});
