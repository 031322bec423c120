import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../markdown/parse-markdown.ts';
import { anyMarkdown } from './markdown-texts.fixture.ts';
import { splitBlocks } from './split-blocks.ts';

const everyBlock = `---
title: Tok
---

Prvi odstavek
v dveh vrsticah.

## Naslov
- ena
- dve

  še k dve


$$ #ohm
U = R I
$$

:::note[Opomba]
Besedilo.

\`\`\`python
x = 1
\`\`\`
:::

| a | b |
| - | - |
| 1 | 2 |

\`\`\`formula
title: A
\`\`\`
::video[Kaj]{src="media/a.webm"}

![Slika](figures/a.svg)
`;

const together = (file: string) =>
  splitBlocks(file)
    .map(({ source }) => source)
    .join('');
const kindsOf = (file: string) => splitBlocks(file).map(({ kind }) => kind);
const fingerprintsOf = (file: string) => splitBlocks(file).map(({ fingerprint }) => fingerprint);

describe('the blocks of a file', () => {
  it('are those of every kind, in order', () => {
    const front = ['front-matter', 'paragraph', 'heading', 'list', 'math', 'containerDirective', 'table', 'code'];
    expect(kindsOf(everyBlock)).toEqual([...front, 'leafDirective', 'paragraph']);
  });

  it('know their line, their text and the empty lines below it', () => {
    const [front, paragraph, heading, list] = splitBlocks(everyBlock);
    expect(front).toMatchObject({ line: 1, text: '---\ntitle: Tok\n---' });
    expect(paragraph).toMatchObject({ line: 5, text: 'Prvi odstavek\nv dveh vrsticah.' });
    expect(heading).toMatchObject({ line: 8, text: '## Naslov', source: '## Naslov\n' });
    expect(list).toMatchObject({
      line: 9,
      text: '- ena\n- dve\n\n  še k dve',
      source: '- ena\n- dve\n\n  še k dve\n\n\n',
    });
  });

  it.each([
    ['an empty file', '', []],
    ['empty lines', '\n \n', ['blank']],
    ['empty lines above a text', '\n\nA', ['blank', 'paragraph']],
    ['front matter alone', '---\na: b\n---', ['front-matter']],
    ['a rule at the top', '---\n\nA\n\n---\n', ['thematicBreak', 'paragraph', 'thematicBreak']],
    ['code that is not closed', 'A\n\n```\nx\n\n## B\n', ['paragraph', 'code']],
    ['a call-out that is not closed', ':::note\nA\n\n## B\n', ['containerDirective']],
    ['lines that end in another way', '## A\r\n\r\nB\rC\r\n', ['heading', 'paragraph']],
  ])('of %s', (_, file, kinds) => {
    expect(kindsOf(file)).toEqual(kinds);
    expect(together(file)).toBe(file);
  });

  it('are together the file, whatever is in it', () => {
    const files = fc.property(anyMarkdown, (file) => {
      expect(together(file)).toBe(file);
    });
    fc.assert(files, { numRuns: 200, seed: 24 });
  });

  it('begin where those of the page begin', () => {
    const files = fc.property(anyMarkdown, (file) => {
      const blocks = splitBlocks(file).filter(({ kind }) => kind !== 'blank');
      const front = blocks[0]?.kind === 'front-matter' ? blocks.shift() : undefined;
      const above = (front?.source.match(/\r\n?|\n/g) ?? []).length;
      const page = parseMarkdown(file.slice(front?.source.length ?? 0)).children;
      const expected = page.map(({ type, position }) => `${(position?.start.line ?? 0) + above} ${type}`);
      expect(blocks.map(({ line, kind }) => `${line} ${kind}`)).toEqual(expected);
    });
    fc.assert(files, { numRuns: 200, seed: 24 });
  });

  it('of the starter content are those of its pages', () => {
    for (const file of starterTexts()) {
      const [front, ...blocks] = splitBlocks(file.replace(/^(?!---\n)/, '---\na: b\n---\n'));
      const page = parseMarkdown(blocks.map(({ source }) => source).join('')).children;
      expect(front?.kind).toBe('front-matter');
      expect(blocks.map(({ kind }) => kind)).toEqual(page.map(({ type }) => type));
      expect(together(file)).toBe(file);
    }
  });
});

describe('a fingerprint', () => {
  it.each([
    ['wrapped in another way', 'Tok teče\nskozi upor.', 'Tok\nteče skozi\nupor.'],
    ['spaced in another way', 'Tok  teče \n\n\n', 'Tok teče'],
    ['with lines that end in another way', '- a\n- b\n', '- a\r\n- b\r\n'],
    ['in a call-out that is wrapped in another way', ':::note\nTok teče.\n:::', ':::note\nTok\nteče.\n:::'],
    ['of code with spaces at its ends', '```\na  \n```\n', '```\na\n```'],
  ])('stays the same for a text %s', (_, one, other) => {
    expect(fingerprintsOf(one)).toEqual(fingerprintsOf(other));
  });

  it.each([
    ['a word', 'Tok teče.', 'Tok stoji.'],
    ['the lines of code', '```\na b\n```', '```\na\nb\n```'],
    ['the indentation of code', '```\nif a:\n  b\n```', '```\nif a:\n    b\n```'],
    ['code inside a call-out', ':::note\n```\na b\n```\n:::', ':::note\n```\na\nb\n```\n:::'],
    ['code inside a list', '- a\n\n  ```\n  a b\n  ```', '- a\n\n  ```\n  a\n  b\n  ```'],
    ['the level of a heading', '## A', '### A'],
    ['front matter', '---\na: b\n---\n', '---\na: c\n---\n'],
  ])('changes with %s', (_, one, other) => {
    expect(fingerprintsOf(one)).not.toEqual(fingerprintsOf(other));
  });

  it('is that of the block wherever it stands', () => {
    const [first, , third] = fingerprintsOf('Tok.\n\n## A\n\nTok.');
    expect(first).toBe(third);
  });
});

describe('a text beyond what the parser takes', () => {
  it.each([
    ['long', `${'a '.repeat(150_000)}\n\nB\n`, 2],
    ['deep', `${'>'.repeat(3000)} a\n\nB\n`, 2],
    ['full of signs', `${'*a_ '.repeat(5000)}\n\n\nB`, 2],
  ])('is cut where lines are empty when it is too %s', (_, file, count) => {
    expect(kindsOf(file)).toEqual(new Array(count).fill('unparsed'));
    expect(together(file)).toBe(file);
  });

  it.each([
    ['one paragraph', 'Ista vrstica, ki se ponavlja in ponavlja brez konca.\n'.repeat(3700), 1],
    ['paragraphs', 'Ista vrstica, ki se ponavlja in ponavlja brez kon.\n\n'.repeat(3700), 3700],
  ])('is none for thousands of lines in %s', (_, file, count) => {
    expect(splitBlocks(file)).toHaveLength(count);
  });
});

function starterTexts(): string[] {
  const folder = fileURLToPath(new URL('../../../../content', import.meta.url));
  return globSync(`${folder}/**/*.sl.md`).map((path) => readFileSync(path, 'utf8'));
}
