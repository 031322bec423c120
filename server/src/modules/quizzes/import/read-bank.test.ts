import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toSource } from './mapping/to-source.ts';
import { readBank } from './read-bank.ts';
import { Refusal } from './refusal.ts';

const mapping = () => ({ language: 'sl' as const, say: (_: string, key: string) => key, notes: [] });

/** Reads all questions as an import does; only refusals may be thrown. */
function readAll(text: string, format: 'gift' | 'moodle-xml'): void {
  for (const entry of readBank(text, format).entries) {
    expect(entry.line).toBeGreaterThan(0);
    try {
      toSource(mapping(), entry.read(), 'uvozeno');
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

it('reads or refuses whatever is made of the signs of GIFT', () => {
  const signs = ['{', '}', '=', '~', '#', '####', '->', '::', ':', '%50%', '\\', '\\{', '//', '$CATEGORY:', 'T', '1.5'];
  const piece = fc.constantFrom(...signs, '..', '[html]', '<b>', '\\(', '\n', '\n\n', ' ', 'tok', '*');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => readAll(pieces.join(''), 'gift')),
    { seed: 17, numRuns: 500 },
  );
});

it('reads or refuses whatever stands in a question of Moodle XML', () => {
  const type = fc.constantFrom('multichoice', 'truefalse', 'shortanswer', 'numerical', 'matching', 'ordering', 'cloze');
  const tag = fc.constantFrom(
    'text',
    'answer',
    'questiontext',
    'name',
    'single',
    'units',
    'subquestion',
    'defaultgrade',
  );
  const words = fc.constantFrom(
    '{1:SA:=a}',
    '{1:NM:=x}',
    '<p>tok</p>',
    '12',
    '\\(a\\)',
    '',
    'true',
    '[[1]]',
    '{2:MR:=a}',
  );
  const element = fc.tuple(tag, tag, words).map(([outer, inner, word]) => {
    return `<${outer} fraction="100"><${inner}><![CDATA[${word}]]></${inner}></${outer}>`;
  });
  fc.assert(
    fc.property(type, fc.array(element, { maxLength: 8 }), (kind, elements) =>
      readAll(`<quiz><question type="${kind}">${elements.join('\n')}</question></quiz>`, 'moodle-xml'),
    ),
    { seed: 17, numRuns: 500 },
  );
});

it('refuses a bank that is larger than a quiz can be', () => {
  const { entries, problems } = readBank('Drži. {T}\n\n'.repeat(1001), 'gift');
  expect([entries, problems[0]?.line]).toEqual([[], 2001]);
});

it.each([
  ['cloze', '{1:SA:=a}'],
  ['gapselect', '[[1]]'],
])('refuses a question of the type %s with more gaps than anybody fills in', (type, gap) => {
  const inGroup = '<selectoption><text>tok</text><group>1</group></selectoption>';
  const bank = (gaps: number) =>
    `<quiz><question type="${type}"><questiontext><text>${gap.repeat(gaps)}</text></questiontext>${inGroup}</question></quiz>`;
  const read = (gaps: number) => () => readBank(bank(gaps), 'moodle-xml').entries[0]?.read();
  expect(read(200)).not.toThrow();
  expect(read(201)).toThrow('tooMany');
});

it('is done in a moment with what is meant to keep it busy', () => {
  const began = process.threadCpuUsage();
  const inXml = (text: string) =>
    `<quiz><question type="cloze"><questiontext><text>${text}</text></questiontext></question></quiz>`;
  readAll(inXml('{1:SA:=&lt;'.repeat(100_000)), 'moodle-xml');
  readAll(inXml('&lt;'.repeat(200_000)), 'moodle-xml');
  readAll(`${'\\('.repeat(25_000)} {T}`, 'gift');
  readAll(`Q {${'='.repeat(200_000)}}`, 'gift');
  readAll(`Q {${' '.repeat(200_000)}x`, 'gift');
  expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(10_000);
});
