import type { AnswerBlock } from '@navor/contract';
import type { Language } from '@navor/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonymous } from '../../../platform/access.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import type { AnswerRequest } from '../answers/pipeline.ts';
import { groundQuestion } from '../grounding/ground-question.ts';
import { answerFromContent } from './embedded-producer.ts';
import { embeddedDialogues, embeddedQuestions, unseenQuestions } from './questions/embedded-questions.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { hasStarterContent: true });
}, 180_000);
afterAll(() => server.stop());

type Asked = { question: string; language: Language; history?: AnswerRequest['history'] };

/** As a visitor: everything that the answers need is open to everybody. */
async function ask({ question, language, history = [] }: Asked) {
  const asked = { viewer: anonymous, language, question, attachments: [], history, now: new Date(), instructions: [] };
  const passages = await groundQuestion(server.services, asked);
  const answer = await answerFromContent(server.services, { ...asked, passages });
  const cited = answer.citedNumbers.map((number) => passages.find((passage) => passage.number === number));
  return { ...answer, cited, text: answer.blocks.map(({ source }) => source).join('\n') };
}

/** One kind of space, and no signs of Markdown. */
function plain(text: string): string {
  return text
    .replace(/[\u202f\u00a0]/g, ' ')
    .replace(/\\(?=[^\p{L}])/gu, '')
    .replace(/\*\*/g, '');
}

const isLive = ({ kind }: AnswerBlock) => kind === 'formula' || kind === 'calculator';

describe.each(['electrical', 'mechanical'] as const)('reckons %s questions', (file) => {
  it.each(embeddedQuestions(file))('$language: $question', async ({ question, language, result }) => {
    const { text, blocks } = await ask({ question, language });
    const told = plain(text)
      .split('\n')
      .find((line) => /^(?:Rezultat|Result|Ergebnis): /.test(line));
    expect(told, text).toMatch(new RegExp(` ${escaped(result ?? '')}$`));
    expect(blocks.filter(isLive), text).toHaveLength(1);
    expect(
      blocks
        .flatMap((block) => (block.kind === 'html' ? block.equalities : []))
        .filter(({ verdict }) => verdict === 'doubtful'),
    ).toEqual([]);
  });
});

describe.each(['conversions', 'tables'] as const)('finds what is asked for in %s', (file) => {
  it.each(embeddedQuestions(file))('$language: $question', async ({ question, language, result }) => {
    const { text, notices } = await ask({ question, language });
    expect(notices).toEqual(['no_model']);
    expect(plain(text)).toContain(result);
  });
});

it.each([
  ['en', 'What is the pitch of an M8 thread?'],
  ['de', 'Welche Steigung hat das Gewinde M8?'],
] as const)('cites the table of a value, not another of the same item: %s', async (language, question) => {
  const { text, cited } = await ask({ question, language });
  expect(plain(text)).toMatch(/1[.,]25 mm/);
  for (const passage of cited) expect(passage?.text, passage?.heading ?? '').toContain('M8 · ');
});

describe('quotes what something is and where it stands', () => {
  it.each(embeddedQuestions('definitions'))('$language: $question', async ({ question, language, ...expected }) => {
    const { text, cited } = await ask({ question, language });
    if (expected.item)
      expect(
        cited.map((passage) => passage && `${passage.kind} ${passage.itemId}`),
        text,
      ).toContain(expected.item);
    expect(plain(text)).toContain(expected.words ?? expected.result ?? '');
    expect(text).toMatch(/\[\d+\]|\]\(\/(?:technical-library|courses)\//);
  });
});

describe('asks for what is missing and goes on with it', () => {
  it.each(embeddedQuestions('asking-back'))(
    '$language: $question',
    async ({ question, language, asks, given, result }) => {
      const first = await ask({ question, language });
      expect(plain(first.text)).toContain(asks);
      expect(first.blocks.filter(isLive)).toEqual([]);
      const second = await ask({ question: given ?? '', language, history: [{ question, answer: first.text }] });
      expect(plain(second.text)).toContain(result);
      expect(second.notices).toEqual([]);
    },
  );
});

describe('goes on with what was said before, and with nothing else', () => {
  it.each(embeddedDialogues())('$language: $messages', async ({ language, messages, says }) => {
    expect(says).toHaveLength(messages.length);
    const history: { question: string; answer: string }[] = [];
    for (const [at, question] of messages.entries()) {
      const { text } = await ask({ question, language, history });
      expect(plain(text), question).toContain(says[at]);
      history.push({ question, answer: text });
    }
  });
});

describe('says so where nothing fits', () => {
  it.each(embeddedQuestions('nothing-fits'))('$language: $question', async ({ question, language, isRefused }) => {
    const { notices, cited, blocks } = await ask({ question, language });
    expect(notices).toEqual(isRefused ? ['no_model'] : ['no_model', 'nothing_found']);
    expect(cited).toEqual([]);
    expect(blocks.filter(isLive)).toEqual([]);
  });
});

/** Written by people who had not read how questions are understood. */
describe('answers what a class would ask, and rather asks back than tells something wrong', () => {
  it.each(unseenQuestions())('$language: $question', async ({ question, language, result, contains, isUnknown }) => {
    const { text, notices, blocks } = await ask({ question, language });
    const told = /^(?:Rezultat|Result|Ergebnis): .*?([\d−][^\n]*)$/m.exec(plain(text))?.[1] ?? null;
    expect(told, text).toBe(result ?? null);
    expect(plain(text)).toContain(contains ?? '');
    expect(notices.includes('nothing_found'), text).toBe(isUnknown ?? false);
    expect(blocks.filter(isLive)).toHaveLength(result ? 1 : 0);
  });
});

it.each([
  ['sl', 'Kolikšen tok pri 12 V?', 'Recept za potico'],
  ['en', 'What current at 12 V?', 'A recipe for apple pie'],
  ['de', 'Wie groß ist der Strom bei 12 V?', 'Rezept für Apfelstrudel'],
] as const)(
  'takes something else for no part of a question that waits for a value, in %s',
  async (language, waiting, off) => {
    const first = await ask({ question: waiting, language });
    const { notices, text } = await ask({
      question: off,
      language,
      history: [{ question: waiting, answer: first.text }],
    });
    expect(notices, text).toContain('nothing_found');
  },
);

it('has sixty questions in each language', () => {
  const files = [
    'electrical',
    'mechanical',
    'conversions',
    'tables',
    'definitions',
    'asking-back',
    'nothing-fits',
  ] as const;
  expect(files.flatMap(embeddedQuestions).length).toBeGreaterThanOrEqual(180);
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
