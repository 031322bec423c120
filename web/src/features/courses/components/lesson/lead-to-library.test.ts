import { expect, it } from 'vitest';
import { leadToLibrary } from './lead-to-library.ts';

it('leads from a lesson to items of the library, and leaves other links and words alone', () => {
  const html = [
    '<a href="/library/enote-si#predpone">predpone</a>',
    '<a href="../statika/sile">sile</a>',
    '<a href="https://example.com/library/x" rel="noopener noreferrer">vir</a>',
    '<code>&#x3C;a href="/library/x"></code>',
  ];
  const [first, ...others] = html;
  const expected = [first?.replace('/library/', '../../technical-library/item/'), ...others].join('');
  expect(leadToLibrary([{ kind: 'html', html: html.join('') }])).toEqual([{ kind: 'html', html: expected }]);
});
