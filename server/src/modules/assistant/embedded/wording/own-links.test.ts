import { expect, it } from 'vitest';
import { ownAddress } from '../../../../content/markdown/answers/own-address.ts';
import { searchPath } from './own-links.ts';

it.each(['Kakšno bo vreme (jutri) na Luni?', "What's 5 * 3 + 2 [x] & more!", 'я'.repeat(150), `${'x'.repeat(99)}😀`])(
  'the search for %j is an address that an answer may link to',
  (question) => {
    expect(ownAddress(searchPath(question))).toBe(true);
  },
);
