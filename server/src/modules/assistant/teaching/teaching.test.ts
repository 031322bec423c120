import { inspect } from 'node:util';
import type { Attachment } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Response as GivenResponse } from '@navor/questions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../platform/access.ts';
import { attemptCalls } from '../../../test-support/sample-attempts.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import type { TestServer } from '../../../test-support/test-server.ts';
import type { ProducerEvent } from '../answers/pipeline.ts';
import { findOpenAttempt } from './find-open-attempt.ts';
import { guardAnswer } from './guard-answer.ts';
import { planTeaching } from './plan-teaching.ts';
import type { TeachingRequest } from './teaching-plan.ts';

let server: TestServer;
let newPerson: NewPerson;
let calls: ReturnType<typeof attemptCalls>;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  calls = attemptCalls(server);
  await saveSampleQuizzes(server);
});
afterAll(() => server.stop());

const hour = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * hour);

function viewerOf({ id }: SamplePerson): Viewer {
  return {
    ...{ kind: 'signed-in', sessionId: 'session', profile: null, tier: 'free', offer: null },
    user: {
      ...{ id, email: 'ana@example.com', email_verified: true, full_name: 'Ana', created_at: new Date(0) },
      roles: ['learner'],
    },
  };
}

function planFor(person: SamplePerson, changes: Partial<TeachingRequest> = {}) {
  const request = { question: '', attachments: [], history: [], now: later(0), language: 'sl' as Language };
  return planTeaching(server.services, { viewer: viewerOf(person), ...request, ...changes });
}

const attached = (attemptId: string, position: number): Attachment => ({
  ...{ kind: 'question', attempt_id: attemptId, position },
});
const loaded = (attachment: Attachment) => [{ attachment, title: '', path: null, text: '' }];

async function* saying(text: string): AsyncIterable<ProducerEvent> {
  yield { kind: 'text', text };
}

async function leaving(plan: Awaited<ReturnType<typeof planTeaching>>, reply: string) {
  const events: ProducerEvent[] = [];
  for await (const event of guardAnswer(plan, saying(reply))) events.push(event);
  const words = events.map((event) =>
    event.kind === 'text' ? event.text : event.kind === 'block' ? event.block.source : '',
  );
  const notices = events.flatMap((event) => (event.kind === 'notice' ? [event.notice] : []));
  return { text: words.join('\n'), notices };
}

async function bodyOf(attemptId: string, position: number, person: SamplePerson, language: Language = 'sl') {
  const attempt = await calls.read(attemptId, person, language);
  const html = attempt.questions.find((question) => question.position === position)?.body_html ?? '';
  return html.replace(/<[^>]+>/g, '').trim();
}

function typed(response: GivenResponse | undefined): string {
  if (!response || !('text' in response)) throw new Error('It is answered by typing');
  return response.text;
}

describe('an open attempt', () => {
  it('keeps every right answer back, in every language', async () => {
    const person = await newPerson();
    const id = await calls.started('vzorec', person);
    const right = await calls.rightAnswers(id);
    for (const language of ['sl', 'en', 'de'] as const) {
      const question = await bodyOf(id, 4, person, language);
      const plan = await planFor(person, { question, language });
      expect((await leaving(plan, `I = ${typed(right.get(4))}`)).notices).toEqual(['hints_only', 'withheld']);
    }
    const word = await planFor(person, { question: 'S čim merimo tok?' });
    expect((await leaving(word, 'Z ampermetrom, seveda.')).notices).toContain('withheld');
    const formula = await planFor(person, { question: 'Express the voltage across the resistor.', language: 'en' });
    expect((await leaving(formula, 'It is $I \\cdot R$.')).notices).toContain('withheld');
    const choice = right.get(1);
    const letter = choice?.type === 'single-choice' ? choice.choice.toUpperCase() : '';
    const unit = await planFor(person, { question: 'What is the unit of voltage?', language: 'en' });
    expect((await leaving(unit, `The answer is ${letter}.`)).notices).toContain('withheld');
    const statement = await planFor(person, { question: await bodyOf(id, 3, person) });
    expect((await leaving(statement, 'Da, to drži.')).notices).toContain('withheld');
  });

  it('is answered by the concept, the next hint of the author and one question, and the hint is remembered', async () => {
    const person = await newPerson();
    const id = await calls.started('vzorec', person);
    const right = typed((await calls.rightAnswers(id)).get(4));
    const ask = { question: 'Pomagajte mi.', attachments: loaded(attached(id, 4)) };
    const first = await leaving(await planFor(person, ask), `To je ${right}.`);
    expect(first.text).toContain('Ohmov zakon');
    expect(first.text).toContain('Napišite Ohmov zakon.');
    expect(first.text.match(/\?/g)).toHaveLength(1);
    expect(first.text).not.toContain(right);
    const second = await leaving(await planFor(person, ask), `To je ${right}.`);
    expect(second.text).toContain('Iz njega izrazite tok.');
    expect((await calls.read(id, person)).questions[3]?.hints_html).toHaveLength(2);
    const third = await leaving(await planFor(person, ask), `To je ${right}.`);
    expect(third.text).toContain('Vse namige tega vprašanja ste že videli.');
  });

  it('has no secret in the instructions, nor in what can be printed of the plan', async () => {
    const person = await newPerson();
    const id = await calls.started('vzorec', person);
    const right = [...(await calls.rightAnswers(id)).values()].flatMap((response) =>
      'text' in response ? [response.text] : [],
    );
    const plan = await planFor(person, { question: await bodyOf(id, 4, person), attachments: loaded(attached(id, 4)) });
    const printed = `${plan.instructions} ${JSON.stringify(plan)} ${inspect(plan, { depth: 12, showHidden: true })}`;
    for (const secret of [...right, 'ampermeter', 'ammeter', 'isRight', 'secrets'])
      expect(printed).not.toContain(secret);
  });

  it('of somebody else locks nothing', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    await calls.started('vzorec', one);
    expect((await planFor(other)).openQuestions.isEmpty).toBe(true);
    expect((await planTeaching(server.services, { ...anonymousRequest })).openQuestions.isEmpty).toBe(true);
  });

  it('of a review counts as well, and so do several at once', async () => {
    const person = await newPerson();
    const id = await calls.started('vzorec', person);
    await server.database.query("UPDATE quiz_attempts SET kind = 'review', quiz_id = NULL WHERE id = $1", [id]);
    await calls.started('vzorec-cas', person);
    const plan = await planFor(person);
    const attempts = plan.openQuestions.lookAt(
      (questions) => new Set(questions.map(({ attemptId }) => attemptId)).size,
    );
    expect(attempts).toBe(2);
  });

  it('without a deadline is open for a day after its last answer, and not for ever', async () => {
    const person = await newPerson();
    const id = await calls.started('vzorec', person);
    expect((await planFor(person, { now: later(23) })).openQuestions.isEmpty).toBe(false);
    expect((await planFor(person, { now: later(25) })).openQuestions.isEmpty).toBe(true);
    expect(await findOpenAttempt(server.services, person.id, later(25))).toBeNull();
    await calls.saved(id, 6, person, { response: { type: 'short-text', text: 'ura' } });
    await server.database.query(
      `UPDATE attempt_questions SET saved_at = now() + interval '10 hours' WHERE attempt_id = $1 AND position = 6`,
      [id],
    );
    expect((await planFor(person, { now: later(33) })).openQuestions.isEmpty).toBe(false);
    expect(await findOpenAttempt(server.services, person.id, later(33), 'en')).toEqual({
      attemptId: id,
      title: expect.any(String),
    });
  });

  it('with a deadline is open until then', async () => {
    const person = await newPerson();
    const id = await calls.started('vzorec-cas', person);
    expect((await planFor(person)).openQuestions.isEmpty).toBe(false);
    await calls.expire(id);
    expect((await planFor(person)).openQuestions.isEmpty).toBe(true);
  });

  it('keeps back no question that is settled in it', async () => {
    const person = await newPerson();
    const id = await calls.started('vzorec', person);
    const response = (await calls.rightAnswers(id)).get(6);
    await calls.saved(id, 6, person, { response: response ?? null });
    expect((await calls.check(id, 6, person)).status).toBe(200);
    const plan = await planFor(person, { question: 'S čim merimo tok?' });
    expect((await leaving(plan, 'Z ampermetrom.')).notices).not.toContain('withheld');
  });

  it('lets through what has nothing to do with it', async () => {
    const person = await newPerson();
    await calls.started('vzorec', person);
    const plan = await planFor(person, { question: 'What does a gearbox do?', language: 'en' });
    const reply =
      'A gearbox changes speed and torque: with a ratio of 5, the shaft turns at 300 rpm and not at 1500 rpm.';
    expect(await leaving(plan, reply)).toEqual({ text: reply, notices: [] });
  });
});

const anonymousRequest: TeachingRequest = {
  ...{ viewer: { kind: 'anonymous' }, language: 'sl', question: 'Kaj je tok?', attachments: [], history: [] },
  now: new Date(),
};

describe('a settled question', () => {
  type Settled = { person: SamplePerson; attachment: Attachment; right: string };
  async function settled(answer: (right: string) => string): Promise<Settled> {
    const person = await newPerson();
    const id = await calls.started('vzorec', person);
    const right = typed((await calls.rightAnswers(id)).get(4));
    // With 1000 Ω a slip of the prefix has the digits of the slip that the question foresees.
    if (!right.includes(',')) return settled(answer);
    await calls.saved(id, 4, person, { response: { type: 'numeric', text: answer(right) } });
    await calls.submit(id, person, { accept_unreadable: true });
    return { person, attachment: attached(id, 4), right };
  }
  const tenfold = (right: string) => right.replace('mA', 'A');
  const turn = (attachment: Attachment) => ({
    question: 'Ne razumem.',
    answer: 'Razmislite.',
    attachments: [attachment],
  });

  it('goes from the concept to the slip to a similar example', async () => {
    const { person, attachment } = await settled(tenfold);
    const at = (earlier: number) =>
      planFor(person, {
        question: 'Ne razumem.',
        attachments: loaded(attachment),
        history: Array.from({ length: earlier }, () => turn(attachment)),
      });
    const [first, second, third] = [await at(0), await at(1), await at(2)];
    expect([first.stage, second.stage, third.stage]).toEqual(['concept', 'slip', 'example']);
    expect(first.opening).toBeNull();
    expect(second.opening).toContain('1000');
    expect(second.opening).toMatch(/^To še ni pravilno\. .*prevelik/);
    const example = await leaving(third, 'Poglejte nalogo še enkrat.');
    expect(example.text).toContain('Podobna naloga z drugimi števili');
  });

  it.each([
    ['sl', (right: string) => `Zdaj sem dobil ${right}.`, 'Pravilno.'],
    ['en', (right: string) => `Now I got ${right.replace(',', '.')}.`, 'That is right.'],
    ['de', (right: string) => `Jetzt erhalte ich: I = ${right}.`, 'Das ist richtig.'],
  ] as const)('confirms what the learner has found now (%s)', async (language, say, confirmed) => {
    const { person, attachment, right } = await settled(tenfold);
    const plan = await planFor(person, { question: say(right), attachments: loaded(attachment), language });
    expect([plan.stage, plan.opening]).toEqual(['confirm', confirmed]);
  });

  it('is told by its owner alone', async () => {
    const { attachment } = await settled(tenfold);
    const other = await newPerson();
    expect((await planFor(other, { question: 'Kaj je prav?', attachments: loaded(attachment) })).stage).toBe('answer');
  });
});

describe('what is no question of an attempt', () => {
  it.each([
    ['Kaj je Ohmov zakon?', 'answer'],
    ["What is Ohm's law?", 'answer'],
    ['Welcher Strom fließt bei 12 V und 4 Ω?', 'answer'],
    ['Homework: a resistor of 4 Ω is connected to 12 V. Find the current.', 'attempt'],
    ['Domača naloga: skozi upor 4 Ω pri 12 V teče tok. Kolikšen je?', 'attempt'],
    ['Hausaufgabe: 4 Ω an 12 V. Ich habe 48 A erhalten.', 'concept'],
  ] as const)('%s → %s', async (question, stage) => {
    expect((await planFor(await newPerson(), { question })).stage).toBe(stage);
  });
});
