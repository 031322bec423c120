import { expect, it } from 'vitest';
import { plainReply } from './plain-reply.ts';

it('takes no word for a number or a sign because every object of JavaScript knows it', () => {
  expect(plainReply('It has a constructor of its own, 2 constructors of others, and \\constructor.')).toBe(
    'It has a constructor of its own, 2 constructors of others, and constructor.',
  );
});
