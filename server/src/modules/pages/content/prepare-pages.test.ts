import { expect, it } from 'vitest';
import type { ContentChanges } from '../../../test-support/sample-files.ts';
import { samplePageFile, samplePageFiles } from '../../../test-support/sample-pages.ts';
import { preparePages } from './prepare-pages.ts';

const about = 'pages/about/page.yaml';
const text = 'pages/about/text.sl.md';

const problemsWith = async (changes: ContentChanges) => (await preparePages(samplePageFiles(changes))).problems;

it('finds nothing wrong with what is right', async () => {
  expect(await problemsWith({})).toEqual([]);
});

it.each([
  ['a page without an address', { 'pages/kolofon/page.yaml': samplePageFile(about) }, 'unknown-page', 1],
  ['a text of no page', { [about]: null }, 'stray-file', 1],
  ['a text in no language', { 'pages/about/text.fr.md': 'Bonjour\n' }, 'file-name', 1],
  ['a missing Slovenian text', { [text]: null }, 'missing-translation', 1],
  [
    'a placeholder that stands for nothing',
    { [text]: samplePageFile(text, '{{operator}}', '\n{{owner}}') },
    'placeholder',
    2,
  ],
  ['a link that leads nowhere', { [text]: samplePageFile(text, '(contact)', '(kontakt)') }, 'broken-link', 5],
  ['HTML', { [text]: samplePageFile(text, 'To', '<b>To</b>') }, 'html', 1],
  ['an unknown key', { [about]: `${samplePageFile(about)}status: draft\n` }, 'shape', 1],
])('refuses %s', async (_, changes, rule, line) => {
  const errors = (await problemsWith(changes)).filter(({ severity }) => severity === 'error');
  expect(errors).toContainEqual(expect.objectContaining({ rule, line }));
});

it('warns of a missing translation', async () => {
  expect(await problemsWith({ 'pages/about/text.en.md': null })).toMatchObject([
    { path: about, rule: 'missing-translation', severity: 'warning' },
  ]);
});

it('gives the headings of all languages the same addresses', async () => {
  const { pages } = await preparePages(samplePageFiles());
  const addresses = pages[0]?.prepared.map(({ contents }) => contents.map(({ id }) => id));
  expect(addresses).toEqual([['stik'], ['stik'], ['stik']]);
});
