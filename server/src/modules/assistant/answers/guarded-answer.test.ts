import { formatNumber } from '@navor/quantities';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { indexed } from '../../../test-support/indexed.ts';
import { attemptCalls } from '../../../test-support/sample-attempts.ts';
import { saveSampleCourse } from '../../../test-support/sample-course-files.ts';
import type { SamplePerson } from '../../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { startAssistant } from '../assistant.fixture.ts';

let assistant: Awaited<ReturnType<typeof startAssistant>>;
let questions = 0;
beforeAll(async () => {
  assistant = await startAssistant();
  await saveSampleQuizzes(assistant.server);
  await saveSampleCourse(assistant.server.services, { 'courses/osnove/lessons/napetost.sl.md': lesson });
  await indexed(assistant.server);
});
afterAll(() => assistant.stop());

const lesson =
  '---\ntitle: Magnetohidrodinamika\nsummary: O plazmi.\n---\n\n## Plazma\n\nMagnetohidrodinamika opisuje gibanje plazme.\n';

let examinee: SamplePerson;
let idle: SamplePerson;
let current: string;
/** What the open attempt asks for, in milliamperes. */
beforeEach(async () => {
  [examinee, idle] = [await assistant.newPerson({ plan: 'standard' }), await assistant.newPerson({ plan: 'standard' })];
  const attempts = attemptCalls(assistant.server);
  const right = (await attempts.rightAnswers(await attempts.started('vzorec', examinee))).get(4);
  current = /^[\d,]+/.exec(right && 'text' in right ? right.text : '')?.[0].replace(',', '.') ?? '';
});

async function answered(person: SamplePerson, reply: string, asked = 'What is to be said?', language = 'en') {
  questions += 1;
  const text = `${asked} (${questions})`;
  return (await assistant.answered(person, { text, language, reply, usage: [10, 10] })).answer;
}

it.each([
  (key: number) => `It holds that ${2 * key} mA · sin(30°) = 9000 mA.`,
  (key: number) => `It holds that $${2 * key}\\,\\text{mA} \\cdot \\cos(60°) = 9000\\,\\text{mA}$.`,
])(
  'does not say what a wrong equality comes to while an attempt is open, only that it is doubtful (%#)',
  async (say) => {
    const reply = say(Number(current));
    const told = `${formatNumber(Number(current), 'en')} mA`;
    const found = { guarded: await equalitiesOf(examinee, reply), plain: await equalitiesOf(idle, reply) };
    expect(found).toEqual({
      guarded: { found: [null], note: '(Doubtful: checking gives something else.)' },
      plain: { found: [told], note: `(Doubtful: checking gives ${told}.)` },
    });
  },
);

async function equalitiesOf(person: SamplePerson, reply: string) {
  const [block] = (await answered(person, reply)).blocks;
  if (block?.kind !== 'html') throw new Error('it is text');
  const found = block.equalities.map((equality) => equality.found?.replace(/\s/g, ' ') ?? null);
  return { found, note: /\(Doubtful[^)]*\)/.exec(block.html)?.[0].replace(/\s/g, ' ') };
}

it('shows where a citation leads while an attempt is open, but nothing of what stands there', async () => {
  const shown = async (person: SamplePerson) =>
    (await answered(person, 'To je v lekciji [1].', 'Kaj opisuje magnetohidrodinamika?', 'sl')).citations;
  const citation = { number: 1, title: 'Magnetohidrodinamika', path: 'courses/osnove/napetost#plazma' };
  expect(await shown(idle)).toMatchObject([{ ...citation, excerpt: expect.stringContaining('gibanje plazme') }]);
  expect(await shown(examinee)).toMatchObject([{ ...citation, heading: null, excerpt: '' }]);
});

it('counts what a reply has used that was broken off for its language', async () => {
  const question = 'Why is the current in the circuit the same?';
  const { answerId } = await assistant.asked(idle, { text: question });
  const german = 'Der Strom ist in der Schaltung überall gleich, und die Spannung teilt sich auf die Widerstände auf. ';
  (await assistant.gateway.called(question)).say(german.repeat(10));
  const second = await assistant.gateway.called(question, 2);
  second.say('The current is the same in the whole circuit.');
  second.end([10, 10]);
  await assistant.untilStatus(idle, answerId, 'done');
  const usage = await assistant.usageOf(answerId);
  expect(usage).toMatchObject({ is_estimated: true });
  expect(Math.min(usage?.input_tokens ?? 0, usage?.output_tokens ?? 0)).toBeGreaterThan(10);
});
