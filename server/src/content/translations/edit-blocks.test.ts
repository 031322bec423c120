import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitBlocks } from '../blocks/split-blocks.ts';
import { editBlocks } from './edit-blocks.ts';

const file = '---\ntitle: Tok\n---\n\nPrvi\nodstavek.\n\n\n## Naslov\n\nZadnji.\n';

it('replaces one block and nothing else', () => {
  expect(editBlocks(file, { kind: 'replace', line: 5, text: '\n\nDrugačen.\n' })).toBe(
    '---\ntitle: Tok\n---\n\nDrugačen.\n\n\n## Naslov\n\nZadnji.\n',
  );
});

it('inserts a block after another, and at the end', () => {
  expect(editBlocks(file, { kind: 'insert', after: 9, text: 'Nov.' })).toBe(
    '---\ntitle: Tok\n---\n\nPrvi\nodstavek.\n\n\n## Naslov\n\nNov.\n\nZadnji.\n',
  );
  expect(editBlocks(file, { kind: 'insert', after: 11, text: 'Nov.' })).toBe(`${file}\nNov.\n`);
  expect(editBlocks('', { kind: 'insert', after: null, text: 'Nov.' })).toBe('Nov.\n');
});

it('removes a block', () => {
  expect(editBlocks(file, { kind: 'remove', line: 11 })).toBe(
    '---\ntitle: Tok\n---\n\nPrvi\nodstavek.\n\n\n## Naslov\n',
  );
});

it('moves a block', () => {
  expect(editBlocks(file, { kind: 'move', line: 5, after: 11 })).toBe(
    '---\ntitle: Tok\n---\n\n## Naslov\n\nZadnji.\n\nPrvi\nodstavek.\n',
  );
});

it('keeps the line ends of a file', () => {
  expect(editBlocks('Eno.\r\n\r\nDve.\r\n', { kind: 'replace', line: 1, text: 'Eno\nin pol.' })).toBe(
    'Eno\r\nin pol.\r\n\r\nDve.\r\n',
  );
});

it.each([
  { kind: 'replace', line: 4, text: 'x' } as const,
  { kind: 'insert', after: 2, text: 'x' } as const,
  { kind: 'remove', line: 99 } as const,
  { kind: 'move', line: 5, after: 5 } as const,
])('knows no block where none starts: $kind', (edit) => {
  expect(editBlocks(file, edit)).toBeNull();
});

it('leaves a file as it is when a block is replaced by itself', () => {
  const blocks = fc.constantFrom('Odstavek.', '## Naslov', '- a\n- b', '$$\nx\n$$', '```\nkoda\n```', '> rek');
  const files = fc.array(fc.tuple(blocks, fc.constantFrom('\n\n', '\n\n\n')), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(files, fc.nat(), (parts, pick) => {
      const text = parts.flat().join('');
      const all = splitBlocks(text);
      const block = all[pick % all.length];
      expect(editBlocks(text, { kind: 'replace', line: block?.line ?? 0, text: block?.text ?? '' })).toBe(text);
    }),
  );
});
