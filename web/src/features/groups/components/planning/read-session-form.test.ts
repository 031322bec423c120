import { describe, expect, it } from 'vitest';
import { centsIn, readKeptMaterials, readSessionForm } from './read-session-form.ts';

describe('a price in euros', () => {
  it.each([
    ['', 0],
    ['0', 0],
    ['9', 900],
    ['9,5', 950],
    ['12.05', 1205],
    ['7,90 €', 790],
  ])('%j is %i cents', (typed, cents) => {
    expect(centsIn(typed)).toBe(cents);
  });

  it.each(['-5', '9,999', 'nine', '1 000', '12345'])('%j is none', (typed) => {
    expect(centsIn(typed)).toBeNaN();
  });
});

it('leaves out materials that were not filled in, and keeps what was typed', () => {
  const form = new FormData();
  for (const [title, url] of [
    ['', ''],
    ['Naloge', '/technical-library'],
    ['', 'https://example.com'],
    ['', ''],
  ] as const) {
    form.append('material_title', title);
    form.append('material_url', url);
  }
  form.set('description', 'ena\r\ndve');
  const { plan, values } = readSessionForm(form);
  expect(plan.materials).toEqual([
    { title: 'Naloge', url: '/technical-library' },
    { title: '', url: 'https://example.com' },
  ]);
  expect(readKeptMaterials(values)).toEqual([{ title: '', url: '' }, ...plan.materials]);
  expect(plan.description).toBe('ena\ndve');
  expect(plan.minutes).toBeNaN();
});
