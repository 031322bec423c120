import { contract, listEndpoints } from '@navor/contract';
import { languages } from '@navor/languages';
import type { Response as Answer } from '@navor/questions';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { indexed } from '../../../test-support/indexed.ts';
import { attemptCalls } from '../../../test-support/sample-attempts.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { sampleQuizFile, saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import type { TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let newPerson: NewPerson;
let calls: ReturnType<typeof attemptCalls>;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  calls = attemptCalls(server);
  const choice = 'quizzes/vzorec/questions/ena-izbira.yaml';
  await saveSampleQuizzes(server, { [choice]: sampleQuizFile(choice, '- id: v\n', '- id: pravilna-izbira\n') });
});
afterAll(() => server.stop());

/** Words of the sample that give an answer away, or are none of a learner's business. */
const secrets = [
  // Worked solutions.
  ...['Razmislite', 'Think.', 'Denken Sie nach', 'Preberite lekcijo', 'Read the lesson', 'Lesen Sie die Lektion'],
  ...['Ohmovega zakona', 'solve Ohm', 'lösen das ohmsche Gesetz nach'],
  // Feedback on options and slips.
  ...['V amperih merimo', 'Amperes measure', 'In Ampere wird', 'V metrih', 'Metres measure', 'In Metern'],
  ...['Tako pravi', 'what Ohm', 'So lautet', 'pomnožili', 'multiplied', 'multipliziert', 'Voltmeter'],
  // Hints that nobody has asked for.
  ...['Iz njega izrazite', 'Solve it for', 'Lösen Sie es nach', 'Alessandr'],
  // Accepted texts.
  ...['ampermeter', 'merilnik toka', 'ammeter', 'Amperemeter', 'Strommesser'],
  // Ids by which authors tell options and items apart.
  ...['pravilna-izbira', 'kiloohm', 'megaohm'],
  // What the server keeps.
  ...['prepared', 'isCorrect', '"correct"', 'accepted', '"values"', '"seed"', 'tolerance', 'slips', '"outcome"'],
];

/** Answers over REST and RPC to everything that can be asked while an attempt is open. */
async function allAnswers(id: string, person: SamplePerson): Promise<string[]> {
  const rpc = (name: string, input: object) =>
    server.call(`/api/rpc/${name}`, { body: { json: input }, cookie: person.cookie });
  const answers = [
    await calls.start('vzorec', person),
    await rpc('quizzes/attempts/start', { quizId: 'vzorec' }),
    await calls.save(id, 4, person, { response: { type: 'numeric', text: '1' } }),
    await calls.save(id, 4, person, { response: { type: 'numeric', text: '2' } }),
    await rpc('quizzes/attempts/saveAnswer', {
      attemptId: id,
      position: 4,
      revision: 0,
      response: { type: 'numeric', text: '3' },
    }),
    await calls.flag(id, 4, person),
    await calls.hint(id, 4, person),
    await rpc('quizzes/attempts/hint', { attemptId: id, position: 4, count: 1 }),
    await calls.check(id, 4, person),
    await calls.check(id, 5, person),
    await calls.submit(id, person),
    await rpc('quizzes/attempts/submit', { attemptId: id }),
    await server.call('/api/quizzes', person),
    await server.call('/api/quizzes/vzorec', person),
    await rpc('quizzes/get', { quizId: 'vzorec' }),
  ];
  for (const language of languages) {
    answers.push(await calls.get(id, person, language), await rpc('quizzes/attempts/get', { attemptId: id, language }));
  }
  return Promise.all(answers.map((answer) => answer.text()));
}

it('tells nothing that is right before it is settled', async () => {
  const person = await newPerson();
  const id = await calls.started('vzorec', person);
  const typed = [...(await calls.rightAnswers(id)).values()].flatMap(typedTexts);
  const answers = await allAnswers(id, person);
  expect((await calls.read(id, person)).submitted_at, 'it is still open').toBeNull();
  expect(answers.join()).toContain('Napišite Ohmov zakon');
  for (const secret of [...secrets, ...typed]) {
    for (const answer of answers) expect(answer.includes(secret), `${secret} in ${answer}`).toBe(false);
  }
});

it('tells of a settled question what concerns it, and of no other', async () => {
  const person = await newPerson();
  const id = await calls.started('vzorec', person);
  await calls.saved(id, 3, person, { response: { type: 'true-false', choice: true } });
  const checked = await (await calls.check(id, 3, person)).text();
  expect(checked).toContain('Razmislite');
  const { questions } = await calls.read(id, person);
  expect(questions.map(({ settled }) => settled !== null).indexOf(true)).toBe(2);
  const others = JSON.stringify(questions.filter(({ position }) => position !== 3));
  for (const secret of secrets) expect(others.includes(secret), secret).toBe(false);
});

it('tells after handing in what was chosen by the letters of the attempt, never by the author’s ids', async () => {
  const person = await newPerson();
  const id = await calls.finished('vzorec', person);
  const text = JSON.stringify(await calls.read(id, person));
  for (const own of ['pravilna-izbira', 'kiloohm', 'megaohm', '"chosen"', '"seed"', 'prepared']) {
    expect(text.includes(own), own).toBe(false);
  }
});

it('exports what a question drew only once it is settled', async () => {
  const person = await newPerson();
  const id = await calls.started('vzorec', person);
  const exported = async () => {
    const response = await server.call('/api/account/export', person);
    const { 'data/quiz-answers.json': file } = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const rows: Record<string, unknown>[] = JSON.parse(strFromU8(file ?? new Uint8Array()));
    return rows.sort((one, other) => Number(one.position) - Number(other.position));
  };
  const open = await exported();
  expect(open).toHaveLength(9);
  for (const row of open) {
    expect(row).toMatchObject({ attemptId: id, response: null });
    expect(Object.keys(row)).not.toEqual(expect.arrayContaining(['seed']));
    expect(Object.keys(row)).not.toEqual(expect.arrayContaining(['values']));
  }
  await calls.saved(id, 3, person, { response: { type: 'true-false', choice: true } });
  await calls.check(id, 3, person);
  const told = (await exported()).flatMap(({ position, seed }) => (seed === undefined ? [] : [position]));
  expect(told).toEqual([3]);
});

it('tells learners nothing through what authors use, and through the search', async () => {
  const person = await newPerson({ plan: 'premium', roles: ['learner', 'tutor'] });
  await calls.started('vzorec', person);
  await indexed(server);
  const texts: string[] = [];
  for (const { name } of forAuthors) {
    const response = await server.call(`/api/rpc/${name}`, { body: { json: everything }, cookie: person.cookie });
    expect([401, 403], name).toContain(response.status);
    texts.push(await response.text());
  }
  const found = await server.call('/api/search?q=vzorec&language=sl', person);
  expect(found.status).toBe(200);
  texts.push(await found.text());
  for (const secret of secrets.filter((word) => !['"values"', '"accepted"'].includes(word))) {
    for (const text of texts) expect(text.includes(secret), `${secret} in ${text}`).toBe(false);
  }
  for (const word of ['ampermeter', 'Razmislite', 'merilnik toka']) {
    const hits = await (await server.call(`/api/search?q=${encodeURIComponent(word)}&language=sl`, person)).text();
    expect(hits, word).not.toMatch(/"kind":"quiz"|vzorec/);
  }
});

/** Whatever endpoints for authors ask for, all at once. */
const everything = {
  ...{ quizId: 'vzorec', questionId: 'ena-izbira', kind: 'quiz', id: 'vzorec', format: 'moodle-xml', language: 'sl' },
  ...{
    path: 'questions/ena-izbira.yaml',
    paths: [],
    seed: 1,
    response: null,
    first_seed: 1,
    page: 1,
    draft_hash: null,
  },
  ...{ from_quiz_id: 'vzorec', from_question_id: 'ena-izbira', title: 'Nov', theme: 'elektrika', level: 'beginner' },
  ...{ questions: [{ quiz_id: 'vzorec', question_id: 'ena-izbira', version: 1 }], note: { sl: 'x' }, version: 1 },
  change: { kind: 'move', quiz_id: 'vzorec-cas' },
  changes: [{ quiz_id: 'vzorec', question_id: 'ena-izbira', result: { kind: 'unchanged' } }],
};
const forAuthors = listEndpoints(contract).filter(
  ({ name, access }) => /^(quizzes|cms)\//.test(name) && access === 'author',
);

/** Letters and choices are in every question; what is typed is in none. */
function typedTexts(answer: Answer): string[] {
  return 'text' in answer ? [answer.text] : [];
}
