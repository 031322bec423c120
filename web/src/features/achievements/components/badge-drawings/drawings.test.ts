import { readFileSync } from 'node:fs';
import { badgeGroups, badgeIds } from '@navor/contract/choices';
import { expect, it } from 'vitest';
import { drawingOf } from './drawings.ts';

const files = Object.fromEntries(
  badgeGroups.map((group) => [group, readFileSync(new URL(`${group}.svg`, import.meta.url), 'utf8')]),
);

function symbol(group: string, id: string): string | undefined {
  return new RegExp(`<g id="${id}"[^>]*>(.*?)</g>`, 's').exec(files[group] ?? '')?.[1];
}

it.each(badgeIds)('has a drawing of %s in the file of its group', (id) => {
  expect(symbol(drawingOf(id).group, id)).toContain('<path');
});

it('draws each badge in its own way', () => {
  const drawn = badgeIds.map((id) => symbol(drawingOf(id).group, id));
  expect(new Set(drawn).size).toBe(badgeIds.length);
});

it.each(badgeGroups)('takes all colours of %s from the page', (group) => {
  const colours = [...(files[group] ?? '').matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
  expect(colours.filter((colour) => !/^var\(--badge-[a-z]+\)$/.test(colour ?? ''))).toEqual([]);
  expect(symbol(group, 'form')).toContain('<');
});

it('has a drawing for what is hidden', () => {
  expect(symbol('surprises', 'hidden')).toContain('<path');
});
