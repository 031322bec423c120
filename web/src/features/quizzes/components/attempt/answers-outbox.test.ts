// @vitest-environment happy-dom
import type { Response } from '@navor/questions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnswersOutbox } from './answers-outbox.ts';
import { createAnswersServer } from './answers-server.fixture.ts';
import type { Saved } from './answers-state.ts';
import { createAnswersKeeper } from './kept-answers.ts';
import { createQuestionClock } from './question-clock.ts';

const key = 'answers:u1:a1';
const typed = (text: string): Response => ({ type: 'numeric', text });
const told = [1, 2].map((position) => ({ position, response: null, revision: 0, settled: null }));

let server: ReturnType<typeof createAnswersServer>;
let announced: [number, Saved][];

function open(questions: Parameters<ReturnType<typeof createAnswersOutbox>['tell']>[0] = told) {
  const outbox = createAnswersOutbox({
    keeper: createAnswersKeeper(key),
    deliver: server,
    clock: createQuestionClock(0),
    announce: (position, saved) => announced.push([position, saved]),
  });
  outbox.tell(questions);
  return outbox;
}

const texts = () => server.received.map(({ response }) => response && 'text' in response && response.text);
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  server = createAnswersServer();
  announced = [];
});

afterEach(() => {
  vi.useRealTimers();
});

describe('saving', () => {
  it('sends a choice at once', async () => {
    const outbox = open();
    outbox.answer(1, { type: 'single-choice', choice: 'b' }, 0);
    await settle();
    expect(server.received).toMatchObject([{ position: 1, revision: 0, response: { choice: 'b' } }]);
    expect(outbox.current()).toMatchObject({ drafts: {}, hasSaved: true, saved: { 1: { revision: 1 } } });
    expect(announced).toEqual([[1, { response: { type: 'single-choice', choice: 'b' }, revision: 1 }]]);
    expect(localStorage.length).toBe(0);
  });

  it('waits until typing pauses, and sends only the last of it', async () => {
    const outbox = open();
    for (const text of ['1', '12', '12 V']) {
      outbox.answer(1, typed(text), 600);
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(texts()).toEqual([]);
    await vi.advanceTimersByTimeAsync(400);
    expect(texts()).toEqual(['12 V']);
  });

  it('does not wait when everything is asked for now', async () => {
    const outbox = open();
    outbox.answer(1, typed('5 A'), 600);
    expect(await outbox.flush()).toBe(true);
    expect(texts()).toEqual(['5 A']);
  });

  it('makes each change from the one before', async () => {
    const outbox = open();
    outbox.answer(1, typed('5'), 0);
    await settle();
    outbox.answer(1, typed('5 A'), 0);
    await settle();
    outbox.answer(1, null, 0);
    await settle();
    expect(server.received.map(({ revision }) => revision)).toEqual([0, 1, 2]);
    expect(server.standing.get(1)).toEqual({ response: null, revision: 3 });
  });

  it('sends what is answered while an older answer is on its way after that one', async () => {
    server.delayMs = 300;
    const outbox = open();
    outbox.answer(1, typed('5'), 0);
    await vi.advanceTimersByTimeAsync(100);
    outbox.answer(1, typed('6'), 0);
    outbox.answer(2, typed('7'), 0);
    await vi.advanceTimersByTimeAsync(100);
    expect(texts()).toEqual(['5']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(texts()).toEqual(['5', '6', '7']);
    expect(outbox.current()).toMatchObject({ drafts: {}, displaced: {}, saved: { 1: { revision: 2 } } });
  });

  it('sends nothing where the answer is again what is saved', async () => {
    const outbox = open();
    outbox.answer(1, typed('5'), 600);
    outbox.answer(1, null, 600);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.received).toEqual([]);
    expect(outbox.current().drafts).toEqual({});
  });

  it('sends the last wish for a flag', async () => {
    const outbox = open();
    outbox.flag(2, true);
    await settle();
    expect(server.flags).toEqual(['2 true']);
    expect(outbox.current()).toMatchObject({ flags: {}, flagged: { 2: true } });
  });

  it('reports the time on the question, once', async () => {
    const outbox = open();
    for (let second = 1; second <= 7; second++) outbox.clock.tick(second * 1000, 1);
    outbox.answer(1, typed('5'), 0);
    await settle();
    outbox.answer(1, typed('6'), 0);
    await settle();
    expect(server.received.map(({ seconds }) => seconds)).toEqual([7, 0]);
  });

  it('reports the time on a question whose answer stays', async () => {
    const outbox = open();
    for (let second = 1; second <= 4; second++) outbox.clock.tick(second * 1000, 2);
    await outbox.reportTime(2);
    expect(server.received).toEqual([{ position: 2, response: null, revision: 0, seconds: 4 }]);
    expect(server.standing.get(2)).toEqual({ response: null, revision: 0 });
  });
});

describe('without a connection', () => {
  it('keeps answers over a reload', async () => {
    server.isReachable = false;
    const before = open();
    before.answer(1, typed('4,7 kΩ'), 0);
    await settle();
    expect(before.current().waitsFor).toBe('connection');
    expect(await before.flush()).toBe(false);

    server.isReachable = true;
    const after = open();
    await settle();
    expect(texts()).toEqual(['4,7 kΩ']);
    expect(after.current()).toMatchObject({ drafts: {}, waitsFor: null });
    expect(localStorage.length).toBe(0);
  });

  it('tries again by itself, and gives the time back until then', async () => {
    server.isReachable = false;
    const outbox = open();
    for (let second = 1; second <= 3; second++) outbox.clock.tick(second * 1000, 1);
    outbox.answer(1, typed('5'), 0);
    await settle();
    server.isReachable = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.received).toMatchObject([{ seconds: 3 }]);
    expect(outbox.current().waitsFor).toBeNull();
  });

  it('knows its own answer again where the acknowledgement was lost', async () => {
    server.losesAnswers = true;
    const outbox = open();
    outbox.answer(1, typed('5'), 0);
    await settle();
    server.losesAnswers = false;
    outbox.answer(1, typed('5 A'), 0);
    await outbox.flush();
    expect(outbox.current()).toMatchObject({ drafts: {}, displaced: {} });
    expect(server.standing.get(1)).toEqual({ response: typed('5 A'), revision: 2 });
  });

  it('knows it even after a reload', async () => {
    server.losesAnswers = true;
    const before = open();
    before.answer(1, typed('5'), 0);
    await settle();
    server.isReachable = false;
    before.answer(1, typed('5 A'), 0);
    await settle();

    Object.assign(server, { isReachable: true, losesAnswers: false });
    // As the database tells it: the keys in another order.
    const after = open([{ position: 1, response: { text: '5', type: 'numeric' }, revision: 1, settled: null }]);
    await settle();
    expect(after.current()).toMatchObject({ drafts: {}, displaced: {} });
    expect(server.standing.get(1)).toEqual({ response: typed('5 A'), revision: 2 });
  });

  it('waits for the sign-in after the session has ended', async () => {
    const outbox = open();
    server.answer = async () => ({ kind: 'lost', waitsFor: 'sign-in' });
    outbox.answer(1, typed('5'), 0);
    await settle();
    expect(outbox.current().waitsFor).toBe('sign-in');
    expect(localStorage.getItem(key)).toContain('"5"');
  });

  it('works where the browser keeps nothing', async () => {
    const refuseToKeep = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const outbox = open();
    outbox.answer(1, typed('5'), 0);
    await settle();
    expect(texts()).toEqual(['5']);
    refuseToKeep.mockRestore();
  });
});

describe('leaving', () => {
  it('sends what is still being typed', async () => {
    const outbox = open();
    outbox.answer(1, typed('5'), 600);
    outbox.answer(2, typed('6'), 600);
    outbox.leave();
    expect(texts()).toEqual(['5', '6']);
  });
});

describe('an answer that was changed elsewhere', () => {
  const elsewhere = typed('10 A');

  async function conflict() {
    const outbox = open();
    server.standing.set(1, { response: elsewhere, revision: 1 });
    outbox.answer(1, typed('5 A'), 0);
    await settle();
    return outbox;
  }

  it('is taken over, and the own one is kept, over a reload too', async () => {
    const outbox = await conflict();
    expect(outbox.current()).toMatchObject({
      drafts: {},
      saved: { 1: { response: elsewhere, revision: 1 } },
      displaced: { 1: typed('5 A') },
    });
    expect(open().current().displaced).toEqual({ 1: typed('5 A') });
  });

  it('gives way to the own one if that is restored', async () => {
    const outbox = await conflict();
    outbox.restore(1);
    await settle();
    expect(server.standing.get(1)).toEqual({ response: typed('5 A'), revision: 2 });
    expect(outbox.current().displaced).toEqual({});
  });

  it('stays if it is kept', async () => {
    const outbox = await conflict();
    outbox.dismiss(1);
    expect(outbox.current().displaced).toEqual({});
    expect(server.standing.get(1)?.response).toEqual(elsewhere);
    expect(localStorage.length).toBe(0);
  });

  it('is followed without a conflict where another window of this browser saved it', async () => {
    const outbox = open();
    server.standing.set(1, { response: elsewhere, revision: 1 });
    outbox.noteSaved(1, { response: elsewhere, revision: 1 });
    outbox.answer(1, typed('5 A'), 0);
    await settle();
    expect(outbox.current().displaced).toEqual({});
    expect(server.standing.get(1)).toEqual({ response: typed('5 A'), revision: 2 });
  });
});

describe('an answer that is refused', () => {
  it('asks for the page again when the attempt is closed, and is kept for the result', async () => {
    server.refusal = { kind: 'refused', code: 'ATTEMPT_CLOSED' };
    const outbox = open();
    outbox.answer(1, typed('5'), 0);
    await settle();
    expect(outbox.current().timesOutdated).toBe(1);
    expect(createAnswersKeeper(key).read().drafts[1]?.response).toEqual(typed('5'));
    outbox.clear();
    expect(localStorage.length).toBe(0);
  });

  it('asks for the page again when the question was settled meanwhile', async () => {
    server.refusal = { kind: 'refused', code: 'QUESTION_SETTLED' };
    const outbox = open();
    outbox.answer(1, typed('5'), 0);
    await settle();
    expect(outbox.current()).toMatchObject({ timesOutdated: 1, drafts: {} });
  });

  it('stays with the reason until something else is answered', async () => {
    server.refusal = { kind: 'refused', code: 'INVALID_INPUT' };
    const outbox = open();
    outbox.answer(1, typed('5'), 0);
    await settle();
    expect(outbox.current().refused).toEqual({ 1: { code: 'INVALID_INPUT', response: typed('5') } });
    server.refusal = null;
    outbox.answer(1, typed('6'), 0);
    await settle();
    expect(outbox.current().refused).toEqual({});
    expect(texts()).toEqual(['6']);
  });
});
