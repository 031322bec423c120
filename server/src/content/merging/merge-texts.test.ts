import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMarkdown } from '../blocks/markdown-texts.fixture.ts';
import { splitBlocks } from '../blocks/split-blocks.ts';
import { type MergePart, mergeTexts } from './merge-texts.ts';

const base = `---
title: Tok
summary: O toku.
---

Prvi odstavek govori o toku.

## Naslov
Drugi odstavek govori o napetosti.

- ena
- dve

Tretji odstavek govori o upornosti.
`;

const merged = (own: string, theirs: string, from = base) => {
  const merge = mergeTexts({ base: from, own, theirs });
  return merge.kind === 'merged' ? merge.text : merge.parts.filter(({ kind }) => kind === 'conflict');
};
const first = 'Prvi odstavek govori o toku.';
const second = 'Drugi odstavek govori o napetosti.';
const third = 'Tretji odstavek govori o upornosti.';

describe('what two people changed in different blocks', () => {
  it('is kept of both, and nothing else changes', () => {
    const own = base.replace('o toku.\n\n##', 'o električnem toku.\n\n##');
    const theirs = base.replace('- dve', '- dve\n- tri');
    expect(merged(own, theirs)).toBe(own.replace('- dve', '- dve\n- tri'));
  });

  it('is kept where one moves what the other edits', () => {
    const own = base.replace(`${first}\n\n`, '').replace(third, `${third}\n\n${first}`);
    const theirs = base.replace(first, 'Prvi odstavek zdaj govori o toku.');
    expect(merged(own, theirs)).toBe(own.replace(first, 'Prvi odstavek zdaj govori o toku.'));
  });

  it('is kept where one moves a section to which the other adds a paragraph', () => {
    const section = `## Naslov\n${second}\n\n- ena\n- dve\n\n`;
    const own = base.replace(section, '').replace(`${third}\n`, `${third}\n\n${section.trimEnd()}\n`);
    const theirs = base.replace('- dve\n', '- dve\n\nDodano.\n');
    expect(merged(own, theirs)).toBe(own.replace('- dve\n', '- dve\n\nDodano.\n'));
  });

  it('is kept where one removes a block and the other edits the next', () => {
    const own = base.replace(`${first}\n\n`, '');
    const theirs = base.replace(second, 'Drugi odstavek govori o padcu napetosti.');
    expect(merged(own, theirs)).toBe(own.replace(second, 'Drugi odstavek govori o padcu napetosti.'));
  });

  it('stands twice where both add at the same place, theirs first', () => {
    const own = base.replace(`${first}\n`, `${first}\n\nMoje.\n`);
    const theirs = base.replace(`${first}\n`, `${first}\n\nNjihovo.\n`);
    expect(merged(own, theirs)).toBe(base.replace(`${first}\n`, `${first}\n\nNjihovo.\n\nMoje.\n`));
  });

  it('stands twice where both add at the end, whichever end the file has', () => {
    expect(merged('A\n\nB', 'A\n\nC', 'A')).toBe('A\n\nC\n\nB');
    expect(merged('A\n\nB\n', 'A\n\nC\n', 'A\n')).toBe('A\n\nC\n\nB\n');
  });

  it('stands once where both change the same', () => {
    const added = base.replace(`${first}\n`, `${first}\n\nNovo.\n`);
    expect(merged(added, added.replace(third, 'Konec odstavka.'))).toBe(added.replace(third, 'Konec odstavka.'));
    const own = added.replace('Novo.\n', 'Novo.\n\nMoje.\n');
    const theirs = added.replace('Novo.\n', 'Novo.\n\nNjihovo.\n');
    expect(merged(own, theirs)).toBe(added.replace('Novo.\n', 'Novo.\n\nNjihovo.\n\nMoje.\n'));
  });

  it('has the line ends of whoever changed them', () => {
    const crlf = (text: string) => text.replaceAll('\n', '\r\n');
    const theirs = base.replace('- dve', '- dve\n- tri');
    expect(merged(crlf(base), theirs)).toBe(crlf(theirs));
    expect(merged(base.replace(first, 'Novo.'), crlf(theirs))).toBe(crlf(theirs.replace(first, 'Novo.')));
    expect(merged(base.replace(first, 'Novo.'), crlf(theirs), crlf(base))).toBe(theirs.replace(first, 'Novo.'));
  });

  it('is kept by each entry of the front matter', () => {
    const own = base.replace('title: Tok', 'title: Električni tok');
    const theirs = base.replace('summary: O toku.', 'summary: O toku in naboju.\nkeywords:\n  - tok');
    expect(merged(own, theirs)).toBe(theirs.replace('title: Tok', 'title: Električni tok'));
  });

  it('gets an empty line where two blocks meet that would become one', () => {
    const text = 'Odstavek.\n## Naslov\nDrugi odstavek.\n\nTretji.\n';
    const own = 'Odstavek.\n\nDrugi odstavek.\n\nTretji.\n';
    const theirs = 'Odstavek.\n## Naslov\nDrugi odstavek.\n\nTretji, spremenjen.\n';
    expect(merged(own, theirs, text)).toBe('Odstavek.\n\nDrugi odstavek.\n\nTretji, spremenjen.\n');
  });

  it('counts more than line breaks of the other in the same paragraph', () => {
    const own = base.replace(first, 'Prvi odstavek govori o električnem toku.');
    const theirs = base.replace(first, 'Prvi odstavek\ngovori o toku.');
    expect(merged(own, theirs)).toBe(own);
    expect(merged(theirs, own)).toBe(own);
  });
});

describe('a conflict', () => {
  it('has both texts of a block that both edited, and everything else merged', () => {
    const own = base.replace(second, 'Drugi odstavek govori o moči.').replace('- dve', '- dva');
    const theirs = base.replace(second, 'Drugi odstavek govori o delu.').replace('Tretji', 'Zadnji');
    const merge = mergeTexts({ base, own, theirs });
    expect(merge).toEqual({
      kind: 'conflict',
      parts: [
        { kind: 'same', text: base.slice(0, base.indexOf(second)) },
        {
          kind: 'conflict',
          base: `${second}\n\n`,
          own: 'Drugi odstavek govori o moči.\n\n',
          theirs: 'Drugi odstavek govori o delu.\n\n',
        },
        { kind: 'same', text: '- ena\n- dva\n\nZadnji odstavek govori o upornosti.\n' },
      ],
    });
  });

  it('has the text of a block that one edited and the other removed', () => {
    const own = base.replace(`${first}\n\n`, '');
    const theirs = base.replace(first, 'Prvi odstavek govori o električnem toku.');
    const conflict = {
      kind: 'conflict',
      base: `${first}\n\n`,
      own: '',
      theirs: 'Prvi odstavek govori o električnem toku.\n\n',
    };
    expect(merged(own, theirs)).toEqual([conflict]);
  });

  it('is about a block that somebody wrote anew from the first word to the last', () => {
    const own = base.replace(second, 'Nekaj čisto tretjega.');
    const theirs = base.replace(second, 'Drugi odstavek govori o delu.');
    expect(merged(own, theirs)).toMatchObject([{ own: 'Nekaj čisto tretjega.\n\n' }]);
  });

  it('is about one entry of the front matter', () => {
    const own = base.replace('title: Tok', 'title: Naboj');
    const theirs = base.replace('title: Tok', 'title: Napetost');
    expect(merged(own, theirs)).toEqual([
      { kind: 'conflict', base: 'title: Tok\n', own: 'title: Naboj\n', theirs: 'title: Napetost\n' },
    ]);
  });

  it('is none about the indentation of code that only one changed', () => {
    const code = '```python\nif a:\n  b()\n```\n';
    expect(merged(code.replace('  b', '    b'), `${code}\nA\n`, code)).toBe(`${code.replace('  b', '    b')}\nA\n`);
    expect(merged(code.replace('  b', '    b'), code.replace('b()', 'c()'), code)).toHaveLength(1);
  });
});

describe('whatever two people do', () => {
  const runs = { numRuns: 300, seed: 24 };
  const blocksIn = (text: string) => splitBlocks(text).filter(({ kind }) => kind !== 'blank');
  const everyText = (part: MergePart) => (part.kind === 'same' ? part.text : `${part.own}\n${part.theirs}`);
  const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

  it('nothing is changed that only one changed', () => {
    const property = fc.property(anyMarkdown, anyMarkdown, (from, other) => {
      expect(mergeTexts({ base: from, own: from, theirs: other })).toEqual({ kind: 'merged', text: other });
      expect(mergeTexts({ base: from, own: other, theirs: from })).toEqual({ kind: 'merged', text: other });
      expect(mergeTexts({ base: from, own: other, theirs: other })).toEqual({ kind: 'merged', text: other });
    });
    fc.assert(property, runs);
  });

  it('what one did is done below what the other added', () => {
    const [heading, opening] = ['## Povsem nov naslov\n\n', 'Uvod, ki ostane.\n\n'];
    const property = fc.property(plainText(), plainText(), (from, theirs) => {
      const versions = { base: `${opening}${from}`, own: `${heading}${opening}${from}`, theirs: `${opening}${theirs}` };
      expect(mergeTexts(versions)).toEqual({ kind: 'merged', text: `${heading}${opening}${theirs}` });
    });
    fc.assert(property, runs);
  });

  it('no word of anybody is lost', () => {
    const property = fc.property(anyMarkdown, anyMarkdown, anyMarkdown, (from, own, theirs) => {
      const merge = mergeTexts({ base: from, own, theirs });
      const everything = merge.kind === 'merged' ? merge.text : merge.parts.map(everyText).join('\n');
      const before = new Set(wordsOf(from));
      const added = [...wordsOf(own), ...wordsOf(theirs)].filter((word) => !before.has(word));
      expect(wordsOf(everything)).toEqual(expect.arrayContaining(added));
    });
    fc.assert(property, runs);
  });

  it('it comes to the same whoever is asked first, but for the order', () => {
    const property = fc.property(plainText(), plainText(), plainText(), (from, own, theirs) => {
      const one = mergeTexts({ base: from, own, theirs });
      const other = mergeTexts({ base: from, own: theirs, theirs: own });
      expect(other.kind).toBe(one.kind);
      if (one.kind !== 'merged' || other.kind !== 'merged') return;
      const fingerprints = (text: string) =>
        blocksIn(text)
          .map(({ fingerprint }) => fingerprint)
          .sort();
      expect(fingerprints(other.text)).toEqual(fingerprints(one.text));
    });
    fc.assert(property, runs);
  });

  /** Paragraphs of a few words, so that many of them are alike, moved and edited. */
  function plainText() {
    const word = fc.constantFrom('tok', 'upor', 'napetost', 'moč', 'delo', 'naboj', 'volt');
    const paragraph = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
    return fc.array(paragraph, { minLength: 1, maxLength: 8 }).map((paragraphs) => `${paragraphs.join('\n\n')}\n`);
  }
});

describe('a text of thousands of equal blocks', () => {
  const line = 'Ista vrstica, ki se ponavlja in ponavlja brez kon.\n\n';
  it.each([
    ['one place', (text: string) => text.replace(line, `${line}Moje.\n\n`)],
    ['every second place', (text: string) => text.replaceAll(`${line}${line}`, `${line}Moje.\n\n`)],
    ['every place', (text: string) => text.replaceAll('Ista', 'Moja')],
  ])('is merged with changes in %s', (_, change) => {
    const text = line.repeat(3700);
    const merge = mergeTexts({ base: text, own: change(text), theirs: `${text}Konec.\n` });
    expect(merge.kind).toBe('merged');
    if (merge.kind === 'merged')
      expect(merge.text.match(/Moj[ae]/g)).toHaveLength(change(text).match(/Moj[ae]/g)?.length ?? 0);
  });
});
