import { expect, it } from 'vitest';
import { assessTranslation, settleMarks } from './assess-translation.ts';

const first = {
  source: 'Tok je naboj na čas.\n\nMerimo ga v amperih.\n',
  own: 'Current is charge per time.\n\nIn amperes.\n',
};
const changed = { ...first, source: first.source.replace('naboj na čas', 'naboj, ki steče v času') };
const states = (assessed: Parameters<typeof assessTranslation>[0]) =>
  assessTranslation(assessed).rows.map(({ state }) => state);

it('knows of a draft what was right when it was published, without any mark', () => {
  expect(states({ drafted: changed, published: first, marks: [] })).toEqual(['outdated', 'current']);
});

it('still knows after the source alone was published, by what was remembered then', () => {
  const marks = settleMarks({ before: first, after: changed, marks: [] });
  expect(states({ drafted: changed, published: changed, marks })).toEqual(['outdated', 'current']);
});

it('finds everything right again when the former source comes back', () => {
  const marks = settleMarks({ before: first, after: changed, marks: [] });
  expect(states({ drafted: first, published: changed, marks })).toEqual(['current', 'current']);
});

it('remembers what was published in both languages at once as right for each other', () => {
  const both = { source: `${first.source}\nNovo.\n`, own: `${first.own}\nNew.\n` };
  const marks = settleMarks({ before: first, after: both, marks: [] });
  const later = { ...both, source: both.source.replace('Novo.', 'Novejše.') };
  expect(states({ drafted: later, published: both, marks })).toEqual(['current', 'current', 'outdated']);
});
