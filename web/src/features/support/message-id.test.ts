import { expect, it } from 'vitest';
import { messageIdOf } from './message-id.ts';

const words = ['Ana', 'ana@example.com', 'other', 'Pozdrav'];

it('is the same for the same words in the same form', async () => {
  const id = await messageIdOf('form', words);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(await messageIdOf('form', [...words])).toBe(id);
});

it.each([
  ['another form', 'second form', words],
  ['other words', 'form', ['Ana', 'ana@example.com', 'other', 'Pozdrav!']],
  ['the same letters in other fields', 'form', ['Anaana@example.com', '', 'other', 'Pozdrav']],
])('is another one for %s', async (_, formId, content) => {
  expect(await messageIdOf(formId, content)).not.toBe(await messageIdOf('form', words));
});
