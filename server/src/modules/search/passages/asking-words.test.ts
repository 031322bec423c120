import { expect, it } from 'vitest';
import { tellingWords } from './asking-words.ts';

it.each([
  ['sl', 'O čem govori ta lekcija?'],
  ['sl', 'Povzemi to lekcijo.'],
  ['sl', 'Kaj naj si zapomnim iz tega prispevka?'],
  ['en', 'What is this lesson about?'],
  ['en', 'Summarise this article.'],
  ['de', 'Worum geht es in dieser Lektion?'],
  ['de', 'Fasse diesen Beitrag zusammen.'],
] as const)('%s: %s tells nothing but that it is about what lies before its asker', (language, question) => {
  expect(tellingWords(question, language)).toEqual([]);
});

it('hears the subject beside such words', () => {
  expect(tellingWords('O čem govori Ohmov zakon?', 'sl')).toEqual(['Ohmov', 'zakon']);
});
