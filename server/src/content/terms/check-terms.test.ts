import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { declared } from '../../app.ts';
import { starterFolder } from '../../test-support/starter-content.ts';
import { readFolder } from '../content-folder.ts';
import { checkTerms } from './check-terms.ts';

const terms = `terms:
  clockwise:
    sl:
      use: v smeri urnega kazalca
      avoid:
        - urin* kazalc*
    en:
      use: clockwise
symbols:
  R:
    - quantity: { sl: upornost, en: resistance, de: Widerstand }
      unit: Ω
notation:
  internal resistance:
    use: 'R_\\mathrm{i}'
    avoid:
      - 'R_\\mathrm{n}'
`;

async function problemsOf(files: Record<string, string>, list: string | undefined = terms) {
  const folder = await mkdtemp(join(tmpdir(), 'navor-terms-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  if (list !== '') await writeFile(join(folder, 'terms.yaml'), list);
  const content = new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));
  return (await checkTerms(folder, content)).map(({ path, line, rule, severity }) => ({ path, line, rule, severity }));
}

const lesson = 'courses/osnove/lessons/tok.sl.md';
const formula = (quantity: string) => `---\ntitle: Tok\n---\n\n\`\`\`formula\nquantities:\n  ${quantity}\n\`\`\`\n`;
const error = (path: string, line: number, rule: string) => ({ path, line, rule, severity: 'error' });

it('calls things by their names throughout the starter content', async () => {
  expect(await checkTerms(starterFolder, await readFolder(declared.contentKinds, starterFolder))).toEqual([]);
});

it('finds a word that is to be avoided, also where a line breaks in it', async () => {
  const text = '---\ntitle: Tok\n---\n\nObhod v smeri Urinega\nkazalca.\n';
  expect(await problemsOf({ [lesson]: text })).toEqual([error(lesson, 5, 'avoided-word')]);
});

it('finds a word that is to be avoided in the texts of a YAML file', async () => {
  const path = 'quizzes/tok/quiz.yaml';
  const text = 'position: 1\nsummary:\n  sl: |\n    Smer toka.\n    Urini kazalci.\n  en: Direction of current.\n';
  expect(await problemsOf({ [path]: text })).toEqual([error(path, 5, 'avoided-word')]);
});

it.each([
  ['the other languages', { 'courses/osnove/lessons/tok.en.md': 'Urinega kazalca.\n' }],
  ['what people search by', { [lesson]: '---\ntitle: Tok\nkeywords:\n  - urinega kazalca\n---\n\nTok.\n' }],
  ['what people answer', { 'quizzes/a/questions/b.yaml': 'accepted:\n  sl:\n    - urinega kazalca\n' }],
  ['programs', { [lesson]: '```python\nurinega kazalca\n```\n' }],
  ['longer words', { [lesson]: 'Burinega kazalca.\n' }],
])('leaves %s alone', async (_, files) => {
  expect(await problemsOf(files)).toEqual([]);
});

it('finds a slanted micro before a unit, with the list of the starter content', async () => {
  const path = 'library/mere/text.sl.md';
  const list = await readFile(join(starterFolder, 'terms.yaml'), 'utf8');
  const text = 'Zračnost je $21\\,\\mathrm{\\mu m}$.\n\nTrenje je $\\mu m g$, zračnost $21\\,\\text{µm}$.\n';
  expect(await problemsOf({ [path]: text }, list)).toEqual([error(path, 1, 'avoided-notation')]);
});

it('finds a symbol that another text writes otherwise, in every language', async () => {
  const path = 'library/viri/text.de.md';
  expect(await problemsOf({ [path]: 'Die Quelle:\n\n$U = U_0 - R_\\mathrm{n} I$\n' })).toEqual([
    error(path, 3, 'avoided-notation'),
  ]);
});

it.each([
  ['the quantity of its symbol', 'R_1: { name: prva upornost, unit: kΩ }', []],
  ['a constant with its unit', 'R_0: { name: upornost, constant: 5 mΩ }', []],
  ['another quantity', 'R: { name: razdalja, unit: m }', [error(lesson, 7, 'symbol')]],
  ['a number', 'R: { name: razmerje }', [error(lesson, 7, 'symbol')]],
  ['a symbol that is not listed', 'Z: { name: impedanca, unit: Ω }', [error(lesson, 7, 'symbol')]],
  ['a choice without numbers', 'Z: { name: razred, choices: [H7, H8] }', []],
])('tells whether a live formula has %s', async (_, quantity, expected) => {
  expect(await problemsOf({ [lesson]: formula(quantity) })).toEqual(expected);
});

it('asks for nothing where there is no list', async () => {
  expect(await problemsOf({ [lesson]: 'Urinega kazalca.\n' }, '')).toEqual([]);
});

it('tells by line what is wrong with the list itself', async () => {
  expect(await problemsOf({}, terms.replace('unit: Ω', 'unit: flux'))).toEqual([error('terms.yaml', 12, 'shape')]);
});
