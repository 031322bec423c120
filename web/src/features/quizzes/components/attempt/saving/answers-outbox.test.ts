// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { key, outboxForTests, settle, typed } from './answers-outbox.fixture.ts';

const { outside, open, texts } = outboxForTests();

describe('saving', () => {
  it('sends a choice at once', async () => {
    const outbox = open();
    outbox.answer(1, { type: 'single-choice', choice: 'b' }, 0);
    await settle();
    expect(outside.server.received).toMatchObject([{ position: 1, revision: 0, response: { choice: 'b' } }]);
    expect(outbox.current()).toMatchObject({ drafts: {}, hasSaved: true, saved: { 1: { revision: 1 } } });
    expect(outside.announced).toEqual([[1, { response: { type: 'single-choice', choice: 'b' }, revision: 1 }]]);
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

  it('tells of the time since the last answer too when everything is asked for now', async () => {
    const outbox = open();
    outbox.answer(1, typed('5 A'), 0);
    await settle();
    for (let second = 1; second <= 4; second += 1) outbox.clock.tick(second * 1000, 1);
    await outbox.flush();
    expect(outside.server.received.map(({ seconds }) => seconds)).toEqual([0, 4]);
  });

  it('makes each change from the one before', async () => {
    const outbox = open();
    outbox.answer(1, typed('5'), 0);
    await settle();
    outbox.answer(1, typed('5 A'), 0);
    await settle();
    outbox.answer(1, null, 0);
    await settle();
    expect(outside.server.received.map(({ revision }) => revision)).toEqual([0, 1, 2]);
    expect(outside.server.standing.get(1)).toEqual({ response: null, revision: 3 });
  });

  it('sends what is answered while an older answer is on its way after that one', async () => {
    outside.server.delayMs = 300;
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
    expect(outside.server.received).toEqual([]);
    expect(outbox.current().drafts).toEqual({});
  });

  it('sends the last wish for a flag', async () => {
    const outbox = open();
    outbox.flag(2, true);
    await settle();
    expect(outside.server.flags).toEqual(['2 true']);
    expect(outbox.current()).toMatchObject({ flags: {}, flagged: { 2: true } });
  });

  it('reports the time on the question, once', async () => {
    const outbox = open();
    for (let second = 1; second <= 7; second++) outbox.clock.tick(second * 1000, 1);
    outbox.answer(1, typed('5'), 0);
    await settle();
    outbox.answer(1, typed('6'), 0);
    await settle();
    expect(outside.server.received.map(({ seconds }) => seconds)).toEqual([7, 0]);
  });

  it('reports the time on a question whose answer stays', async () => {
    const outbox = open();
    for (let second = 1; second <= 4; second++) outbox.clock.tick(second * 1000, 2);
    await outbox.reportTime(2);
    expect(outside.server.received).toEqual([{ position: 2, response: null, revision: 0, seconds: 4 }]);
    expect(outside.server.standing.get(2)).toEqual({ response: null, revision: 0 });
  });
});

describe('without a connection', () => {
  it('keeps answers over a reload', async () => {
    outside.server.isReachable = false;
    const before = open();
    before.answer(1, typed('4,7 kΩ'), 0);
    await settle();
    expect(before.current().waitsFor).toBe('connection');
    expect(await before.flush()).toBe(false);

    outside.server.isReachable = true;
    const after = open();
    await settle();
    expect(texts()).toEqual(['4,7 kΩ']);
    expect(after.current()).toMatchObject({ drafts: {}, waitsFor: null });
    expect(localStorage.length).toBe(0);
  });

  it('tries again by itself, and gives the time back until then', async () => {
    outside.server.isReachable = false;
    const outbox = open();
    for (let second = 1; second <= 3; second++) outbox.clock.tick(second * 1000, 1);
    outbox.answer(1, typed('5'), 0);
    await settle();
    outside.server.isReachable = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(outside.server.received).toMatchObject([{ seconds: 3 }]);
    expect(outbox.current().waitsFor).toBeNull();
  });

  it('knows its own answer again where the acknowledgement was lost', async () => {
    outside.server.losesAnswers = true;
    const outbox = open();
    outbox.answer(1, typed('5'), 0);
    await settle();
    outside.server.losesAnswers = false;
    outbox.answer(1, typed('5 A'), 0);
    await outbox.flush();
    expect(outbox.current()).toMatchObject({ drafts: {}, displaced: {} });
    expect(outside.server.standing.get(1)).toEqual({ response: typed('5 A'), revision: 2 });
  });

  it('knows it even after a reload', async () => {
    outside.server.losesAnswers = true;
    const before = open();
    before.answer(1, typed('5'), 0);
    await settle();
    outside.server.isReachable = false;
    before.answer(1, typed('5 A'), 0);
    await settle();

    Object.assign(outside.server, { isReachable: true, losesAnswers: false });
    // As the database tells it: the keys in another order.
    const after = open([{ position: 1, response: { text: '5', type: 'numeric' }, revision: 1, settled: null }]);
    await settle();
    expect(after.current()).toMatchObject({ drafts: {}, displaced: {} });
    expect(outside.server.standing.get(1)).toEqual({ response: typed('5 A'), revision: 2 });
  });

  it('waits for the sign-in after the session has ended', async () => {
    const outbox = open();
    outside.server.answer = async () => ({ kind: 'lost', waitsFor: 'sign-in' });
    outbox.answer(1, typed('5'), 0);
    await settle();
    expect(outbox.current().waitsFor).toBe('sign-in');
    expect(localStorage.getItem(key)).toContain('"5"');
  });

  it('works where the browser keeps nothing', async () => {
    const refuse = vi.fn(() => {
      throw new Error('full');
    });
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: () => {} });
    const outbox = open();
    outbox.answer(1, typed('5'), 0);
    await settle();
    expect(refuse).toHaveBeenCalled();
    expect(texts()).toEqual(['5']);
    vi.unstubAllGlobals();
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

describe('a window that follows another', () => {
  it.each([
    ['what is kept', (other: ReturnType<typeof open>) => other.catchUp()],
    ['what is saved', (other: ReturnType<typeof open>) => other.noteSaved(1, { response: typed('5'), revision: 1 })],
  ])('does not bring back what was delivered, hearing late of %s', async (_, hear) => {
    const outbox = open();
    const other = open();
    outbox.answer(1, typed('5'), 0);
    const keptBefore = localStorage.getItem(key);
    await settle();
    const write = vi.fn();
    vi.stubGlobal('localStorage', { getItem: () => keptBefore, setItem: write, removeItem: write });
    hear(other);
    vi.unstubAllGlobals();
    expect(other.current().drafts).toHaveProperty('1');
    expect(write).not.toHaveBeenCalled();
    outbox.catchUp();
    expect(outbox.current()).toMatchObject({ drafts: {}, hasSaved: true });
  });

  it('says that all is saved where the other one delivered what was given here', async () => {
    const outbox = open();
    outbox.answer(1, typed('5'), 600);
    open();
    await settle();
    expect(texts()).toEqual(['5']);
    outbox.noteSaved(...(outside.announced[0] as (typeof outside.announced)[0]));
    expect(outbox.current()).toMatchObject({ drafts: {}, hasSaved: true });
  });
});
