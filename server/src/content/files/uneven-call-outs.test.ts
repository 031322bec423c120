import type { Language } from '@navor/languages';
import { expect, it } from 'vitest';
import { unevenCallOuts } from './uneven-call-outs.ts';

const texts = (sources: Partial<Record<Language, string>>) =>
  new Map(
    Object.entries(sources).map(([language, source]) => [
      language as Language,
      { path: `text.${language}.md`, source, firstLine: 1 },
    ]),
  );
const faultsOf = (sources: Partial<Record<Language, string>>) =>
  unevenCallOuts(texts(sources)).map(({ path, line, severity }) => ({ path, line, severity }));

const warning = (...steps: string[]) => `Besedilo.\n\n:::warning[Pazite]\n${steps.join('\n')}\n:::\n`;

it('finds nothing where all languages warn of the same', () => {
  const sources = { sl: warning('- Izklopite.', '- Izvlecite.'), en: warning('- Switch off.', '- Pull out.') };
  expect(faultsOf({ ...sources, de: warning('1. Ausschalten.', '2. Ziehen.') })).toEqual([]);
});

it('finds each language that lacks a warning', () => {
  expect(faultsOf({ sl: warning('Pazite.'), en: 'Text.', de: 'Text.' })).toEqual([
    { path: 'text.en.md', line: 1, severity: 'error' },
    { path: 'text.de.md', line: 1, severity: 'error' },
  ]);
});

it('finds a warning that the first language lacks', () => {
  expect(faultsOf({ sl: 'Besedilo.', en: warning('Take care.') })).toMatchObject([{ path: 'text.sl.md' }]);
});

it('finds a step that is lost in a translation, by the line of its warning', () => {
  const sources = { sl: warning('- Izklopite.', '- Izvlecite.'), en: warning('- Switch off.') };
  expect(faultsOf(sources)).toEqual([{ path: 'text.en.md', line: 3, severity: 'error' }]);
});

it('counts no warnings that are only shown, and no steps of other lists', () => {
  const shown = '```markdown\n:::warning\n- Korak.\n:::\n```\n\n- Seznam.';
  expect(faultsOf({ sl: `${warning('Pazite.')}\n${shown}`, en: warning('Take care.') })).toEqual([]);
});

it('does not ask for languages that are not written yet', () => {
  expect(faultsOf({ sl: warning('Pazite.') })).toEqual([]);
});
