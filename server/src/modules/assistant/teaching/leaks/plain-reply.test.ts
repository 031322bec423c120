import { expect, it } from 'vitest';
import { plainReply } from './plain-reply.ts';

it('takes no word for a number or a sign because every object of JavaScript knows it', () => {
  const reply = plainReply('It has a constructor of its own, 2 constructors of others, and \\constructor too.');
  // How wide the gaps are tells nothing.
  expect(reply.replace(/ +/g, ' ')).toBe(
    'It has a constructor of its own, 2 constructors of others, and constructor too.',
  );
});
