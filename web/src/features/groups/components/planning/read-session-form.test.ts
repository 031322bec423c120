import { expect, it } from 'vitest';
import { readKeptMaterials, readSessionForm } from './read-session-form.ts';

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
  expect(plan.cents, 'nothing typed is free').toBe(0);
});
