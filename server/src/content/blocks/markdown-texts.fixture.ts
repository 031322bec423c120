import fc from 'fast-check';

const words = fc.constantFrom(
  'tok',
  'upor',
  'napetost',
  '*a',
  'b*',
  '$x$',
  '`c`',
  '[e](f)',
  '<b>',
  '1.',
  '-',
  '#',
  '>',
);
const line = fc.array(words, { minLength: 1, maxLength: 6 }).map((each) => each.join(' '));
const special = fc.constantFrom(
  ...['', '', '', '   ', '```', '~~~', '$$', '$$ #a', ':::note[A]', ':::', '::video[a]{src="b"}', '---', '===', '***'],
  ...['## A', '| a | b |', '| - | - |', '    koda', '\tkoda', '- a', '  - b', '> c', '[d]: e', '<div>', '\u00a0'],
);
const lineEnd = fc.constantFrom('\n', '\n', '\n', '\r\n', '\r');

/** Markdown files as nobody would write them, with every kind of block opened, interrupted and left open. */
export const anyMarkdown = fc
  .tuple(
    fc.constantFrom('', '', '---\ntitle: A\n---\n', '---\n', '\ufeff'),
    fc.array(fc.tuple(fc.oneof(line, special), lineEnd), { maxLength: 25 }),
    fc.oneof(line, fc.constant('')),
  )
  .map(([front, lines, last]) => front + lines.map((each) => each.join('')).join('') + last);
