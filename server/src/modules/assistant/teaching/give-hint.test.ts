import type { Answer, Attachment } from '@navor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptCalls } from '../../../test-support/sample-attempts.ts';
import type { SamplePerson } from '../../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { assistantCalls, sourceOf, startAssistant } from '../assistant.fixture.ts';
import type { Asked } from '../turns/ask.ts';

let assistant: Awaited<ReturnType<typeof startAssistant>>;
/** On the same database, without a gateway. */
let plain: TestServer;
let attempts: ReturnType<typeof attemptCalls>;
beforeAll(async () => {
  assistant = await startAssistant();
  const { server } = assistant;
  plain = await startTestServer({ SECRET: server.services.secret }, { sharedDatabase: server.database });
  attempts = attemptCalls(server);
  await saveSampleQuizzes(server);
});
afterAll(async () => {
  await plain.stop();
  await assistant.stop();
});

let learner: SamplePerson;
let attemptId: string;
let attachment: Attachment;
beforeEach(async () => {
  learner = await assistant.newPerson();
  attemptId = await attempts.started('vzorec', learner);
  attachment = { kind: 'question', attempt_id: attemptId, position: 4 };
});

const hintsShown = async () => (await attempts.read(attemptId, learner)).questions[3]?.hints_html.length;

describe('a hint that the embedded default gives', () => {
  const ended = async ({ turn }: Pick<Asked, 'turn'>): Promise<Answer> =>
    assistantCalls(plain).untilStatus(learner, turn.answer?.id ?? '', 'done');

  it('is the same in another try, and the next one where it is asked for anew', async () => {
    const { asked, askAgain } = assistantCalls(plain);
    const hint = { text: 'Namig, prosim', language: 'sl', attachments: [attachment] };
    const first = await asked(learner, hint);
    const given = sourceOf(await ended(first));
    for (const _ of ['second', 'third']) {
      const again = await json<Asked>(askAgain(learner, first.turn.id));
      expect(sourceOf(await ended(again))).toBe(given);
      expect(await hintsShown()).toBe(1);
    }
    const { conversationId } = first;
    expect(sourceOf(await ended(await asked(learner, { ...hint, conversationId })))).not.toBe(given);
    expect(await hintsShown()).toBe(2);
  });

  it('is the next one for a question in other words', async () => {
    const { asked, askAgain } = assistantCalls(plain);
    const first = await asked(learner, { text: 'Namig, prosim', language: 'sl', attachments: [attachment] });
    await ended(first);
    await ended(await json<Asked>(askAgain(learner, first.turn.id, { text: 'Še en namig, prosim' })));
    expect(await hintsShown()).toBe(2);
  });
});

it('gives the same hint in place of each reply to a question that gives the solution away', async () => {
  const right = (await attempts.rightAnswers(attemptId)).get(4);
  const solution = `Tok je ${right && 'text' in right ? right.text : ''}.`;
  const text = 'Kolikšen je tok v tem vezju?';
  const question = { text, language: 'sl', attachments: [attachment] };
  const { turn, answer, conversationId } = await assistant.answered(learner, { ...question, reply: solution });
  expect(answer.notices).toContain('withheld');
  expect(await hintsShown()).toBe(1);
  const again = await json<Asked>(assistant.askAgain(learner, turn.id));
  const call = await assistant.gateway.called(text, 2);
  call.say(solution);
  call.end();
  const second = await assistant.untilStatus(learner, again.turn.answer?.id ?? '', 'done');
  expect(sourceOf(second)).toBe(sourceOf(answer));
  expect(await hintsShown()).toBe(1);
  const anew = { ...question, text: `${text} Še vedno ne vem.`, conversationId };
  await assistant.answered(learner, { ...anew, reply: solution });
  expect(await hintsShown()).toBe(2);
});

it('gives the hint of a try that was lost to the next one', async () => {
  const { asked, askAgain, untilStatus } = assistantCalls(plain);
  const first = await asked(learner, { text: 'Namig, prosim', language: 'sl', attachments: [attachment] });
  const given = await untilStatus(learner, first.answerId, 'done');
  await plain.database.query(`UPDATE assistant_answers SET status = 'interrupted', blocks = '[]' WHERE id = $1`, [
    first.answerId,
  ]);
  const again = await json<Asked>(askAgain(learner, first.turn.id));
  const answer = await untilStatus(learner, again.turn.answer?.id ?? '', 'done');
  expect(sourceOf(answer)).toBe(sourceOf(given));
  expect(await hintsShown()).toBe(1);
});
