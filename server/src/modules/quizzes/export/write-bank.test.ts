import type { ExportFormat } from '@navor/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleQuizFiles } from '../../../test-support/sample-quizzes.ts';
import { prepareQuizzes, type QuizQuestion } from '../content/prepare-quizzes.ts';
import { noQuizReferences } from '../content/quiz-references.ts';
import { prepareBank } from '../import/prepare-bank.ts';
import { writeBank } from './write-bank.ts';

let questions: QuizQuestion[];
let files: Map<string, Buffer>;
beforeAll(async () => {
  const { quizzes } = await prepareQuizzes(sampleQuizFiles(), noQuizReferences);
  const quiz = quizzes.find(({ id }) => id === 'vzorec');
  questions = quiz?.questions ?? [];
  files = quiz?.files ?? new Map();
});

const written = (format: ExportFormat, ids: string[] = questions.map(({ id }) => id)) =>
  writeBank({
    ...{ format, language: 'sl', reader: 'en', files, shufflesOptions: true },
    questions: questions
      .filter(({ id }) => ids.includes(id))
      .map((question) => ({ ...question, category: 'Merjenje' })),
  });

const readAgain = async (format: ExportFormat, text: string) => {
  const place = { quizId: 'uvoz', notes: [] };
  const topics = [{ id: 'merjenje', title: { sl: 'Merjenje' } }];
  const bank = await prepareBank({ ...{ text, format, language: 'sl', reader: 'en' }, place, topics });
  expect(bank.problems).toEqual([]);
  return bank;
};

const notesOn = (format: ExportFormat, id: string) => {
  const [only] = written(format, [id]).questions;
  return only?.result.kind === 'exported' ? only.result.notes : only?.result.reason;
};

/** What a question asks and what is right, without what is not the bank's to tell: ids of options, topics, other languages. */
const inSlovenian = (source: object): unknown =>
  JSON.parse(JSON.stringify(source), (key, value) => {
    if (['id', 'topic', 'variables', 'derived', 'constraints'].includes(key)) return undefined;
    return typeof value === 'object' && value !== null && 'sl' in value ? value.sl : value;
  });

describe.each(['moodle-xml', 'gift'] as const)('a quiz as %s', (format) => {
  const unchanged = {
    'moodle-xml': ['ena-izbira', 'vec-izbir', 'drzi', 'besedilo', 'pari', 'vrstni-red'],
    gift: ['vec-izbir', 'drzi', 'besedilo', 'pari', 'vrstni-red'],
  }[format];

  it.for(unchanged)('gives %s back as it was when it is imported again', async (id, { expect: expectHere }) => {
    const { taken } = await readAgain(format, written(format, [id]).text);
    const original = questions.find((question) => question.id === id);
    expectHere(taken.map((question) => [question.id, inSlovenian(question.source)])).toEqual([
      [id, inSlovenian(original?.source ?? {})],
    ]);
  });

  it('has the numbers of one draw, and says so', async () => {
    const { text } = written(format, ['stevilo']);
    expect(text).not.toContain('{{');
    expect(notesOn(format, 'stevilo')).toContain(
      'The question draws numbers of its own for each attempt. The export has a single draw.',
    );
    const { taken, questions: report } = await readAgain(format, text);
    expect(report).toMatchObject([{ result: { kind: 'taken' } }]);
    expect(taken[0]?.source).toMatchObject({ type: 'numeric', tolerance: { absolute: 0.0818182 } });
  });

  it('says that slips are not named elsewhere, nor other units taken', () => {
    expect(notesOn(format, 'stevilo')).toEqual(
      expect.arrayContaining([
        'Slips such as a factor of 1000 or a wrong sign are named nowhere else, and there is no second try for half the points.',
        format === 'gift'
          ? 'GIFT has no units. The unit is in the text, and only the number is typed.'
          : 'Elsewhere only this unit is right, with no other prefixes or related units.',
      ]),
    );
  });

  it('leaves a formula out, and says why', () => {
    const { text, questions: report } = written(format, ['enacba', 'drzi']);
    expect(text).not.toContain('enacba');
    expect(report.map(({ result }) => result.kind)).toEqual(['exported', 'left-out']);
    expect(notesOn(format, 'enacba')).toBe(
      'Other platforms do not grade formulas that are right in any equivalent form.',
    );
  });
});

it('keeps how several right options are scored, however many are wrong', async () => {
  const [several] = questions.filter(({ id }) => id === 'vec-izbir');
  if (several?.source.type !== 'multiple-choice') throw new Error('The sample has this question');
  const option = (id: string, correct: boolean) => ({ id, text: { sl: `Odgovor ${id}` }, correct });
  const options = [option('a', true), option('b', true), option('c', false), option('d', false), option('e', false)];
  const source = { ...several.source, options };
  for (const format of ['moodle-xml', 'gift'] as const) {
    const bank = { format, language: 'sl' as const, reader: 'en' as const, files: new Map(), shufflesOptions: true };
    const { text } = writeBank({ ...bank, questions: [{ ...several, source, category: 'Merjenje' }] });
    const { questions: report } = await readAgain(format, text);
    expect(report[0]?.result).toMatchObject({ kind: 'taken', notes: [] });
    const { questions: other } = await readAgain(format, text.replaceAll('-33.33333', '-50'));
    expect(other[0]?.result, 'where a wrong one takes off as much as a right one earns').toMatchObject({
      notes: [expect.stringContaining('The scoring differs')],
    });
  }
});

it('says of an order that was scored otherwise elsewhere how it is scored here', async () => {
  for (const format of ['moodle-xml', 'gift'] as const) {
    const { text } = written(format, ['vrstni-red']);
    const notesOf = async (bank: string) => (await readAgain(format, bank)).questions[0]?.result;
    expect(await notesOf(text)).toMatchObject({ kind: 'taken', notes: [] });
    const other = text.replace('RELATIVE_NEXT_EXCLUDE_LAST', 'ABSOLUTE_POSITION');
    expect(await notesOf(other)).toMatchObject({
      notes: ['The scoring differs: here each item counts that stands right after the one it should follow.'],
    });
  }
});

it('takes drawings along in Moodle XML, and tells that GIFT has none', () => {
  expect(written('moodle-xml', ['ena-izbira']).text).toMatch(/<file name="zica\.svg" path="\/" encoding="base64">PHN2/);
  expect(notesOn('moodle-xml', 'ena-izbira')).toEqual([]);
  expect(written('gift', ['ena-izbira']).text).toContain('<em>[Ravna žica]</em>');
  expect(notesOn('gift', 'ena-izbira')).toContain('The figure is left out; its description stands in its place.');
});

it('gives drawings back as they were when Moodle XML is imported again, with what is written below them', async () => {
  const [shown] = questions.filter(({ id }) => id === 'ena-izbira');
  if (!shown) throw new Error('The sample has this question');
  const body = { sl: 'Kaj kaže slika?\n\n![Ravna žica](figures/zica.svg "Žica z upornostjo R")' };
  const bank = { format: 'moodle-xml', language: 'sl', reader: 'en', files, shufflesOptions: true } as const;
  const source = { ...shown.source, body };
  const { text, questions: told } = writeBank({ ...bank, questions: [{ ...shown, source, category: 'Merjenje' }] });
  expect(told[0]?.result).toMatchObject({
    notes: ['Elsewhere the caption of the figure shows only while the pointer is over it.'],
  });
  const { taken, drawings } = await readAgain('moodle-xml', text);
  expect(taken[0]?.source.body).toEqual(body);
  expect([...drawings].map(([path, content]) => [path, Buffer.from(content).toString()])).toEqual([
    ['figures/zica.svg', files.get('figures/zica.svg')?.toString()],
  ]);
});

it('writes a text with several gaps in Moodle XML only', async () => {
  const { taken } = await readAgain('moodle-xml', written('moodle-xml', ['vrzeli']).text);
  expect(taken[0]?.source.type).toBe('blanks');
  expect(notesOn('gift', 'vrzeli')).toBe('GIFT allows one gap in a text only. Export as Moodle XML.');
});

it('writes signs of the formats so that they stay what they are', async () => {
  const [drzi] = questions.filter(({ id }) => id === 'drzi');
  if (!drzi) throw new Error('The sample has this question');
  const sign = 'Je 1:2 = {0,5} ~ #1 -> ]]> \\< & "tako"?';
  const source = { ...drzi.source, tags: ['tok', 'moč'], body: { sl: sign } };
  for (const format of ['moodle-xml', 'gift'] as const) {
    const bank = { format, language: 'sl' as const, reader: 'en' as const, files: new Map(), shufflesOptions: false };
    const { text } = writeBank({ ...bank, questions: [{ ...drzi, source, category: 'Merjenje' }] });
    const { taken } = await readAgain(format, text);
    expect(taken[0]?.source.body.sl.replaceAll('\\', '')).toBe(sign.replaceAll('\\', ''));
    expect(text).toContain('moč');
    expect(taken[0]?.source.tags).toEqual(['tok', 'moč']);
  }
});

it('writes well-formed XML whatever signs there are', async () => {
  const [drzi] = questions.filter(({ id }) => id === 'drzi');
  if (!drzi) throw new Error('The sample has this question');
  const source = { ...drzi.source, body: { sl: 'Pred\ufffe in \uffff za.' } };
  const bank = {
    format: 'moodle-xml',
    language: 'sl',
    reader: 'en',
    files: new Map(),
    shufflesOptions: false,
  } as const;
  const { text } = writeBank({ ...bank, questions: [{ ...drzi, source, category: 'A & B / <C>' }] });
  const { taken } = await readAgain('moodle-xml', text);
  expect(taken[0]?.source.body.sl).toBe('Pred in za.');
});

it('tells that the right sides of pairs lose their formulas in Moodle', () => {
  const [pari] = questions.filter(({ id }) => id === 'pari');
  if (pari?.source.type !== 'matching') throw new Error('The sample has this question');
  const [first, ...others] = pari.source.pairs;
  const source = { ...pari.source, pairs: [{ ...first, right: { sl: '$R^2$' } }, ...others] } as typeof pari.source;
  const bank = {
    language: 'sl',
    reader: 'en',
    files: new Map(),
    shufflesOptions: false,
    format: 'moodle-xml',
  } as const;
  const [told] = writeBank({ ...bank, questions: [{ ...pari, source, category: 'x' }] }).questions;
  expect(told?.result).toMatchObject({
    notes: ['Moodle offers the right sides of pairs in a list without formatting; formulas appear there as text.'],
  });
});
