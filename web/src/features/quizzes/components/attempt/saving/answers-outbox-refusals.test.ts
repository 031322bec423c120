// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { key, outboxForTests, settle, typed } from './answers-outbox.fixture.ts';
import { storedAnswers } from './stored-answers.ts';

const { outside, open, texts } = outboxForTests();

describe('an answer that was changed elsewhere', () => {
  const elsewhere = typed('10 A');

  async function conflict() {
    const outbox = open();
    outside.server.standing.set(1, { response: elsewhere, revision: 1 });
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
    expect(outside.server.standing.get(1)).toEqual({ response: typed('5 A'), revision: 2 });
    expect(outbox.current().displaced).toEqual({});
  });

  it('stays if it is kept', async () => {
    const outbox = await conflict();
    outbox.dismiss(1);
    expect(outbox.current().displaced).toEqual({});
    expect(outside.server.standing.get(1)?.response).toEqual(elsewhere);
    expect(localStorage.length).toBe(0);
  });

  it('is followed without a conflict where another window of this browser saved it', async () => {
    const outbox = open();
    outside.server.standing.set(1, { response: elsewhere, revision: 1 });
    outbox.noteSaved(1, { response: elsewhere, revision: 1 });
    outbox.answer(1, typed('5 A'), 0);
    await settle();
    expect(outbox.current().displaced).toEqual({});
    expect(outside.server.standing.get(1)).toEqual({ response: typed('5 A'), revision: 2 });
  });
});

describe('an answer that is refused', () => {
  it('asks for the page again when the attempt is closed, and is kept for the result', async () => {
    outside.server.refusal = { kind: 'refused', code: 'ATTEMPT_CLOSED' };
    const outbox = open();
    outbox.answer(1, typed('5'), 0);
    await settle();
    expect(outbox.current().timesOutdated).toBe(1);
    expect(storedAnswers(key).read().drafts[1]?.response).toEqual(typed('5'));
    outbox.clear();
    expect(localStorage.length).toBe(0);
  });

  it('asks for the page again when the question was settled meanwhile', async () => {
    outside.server.refusal = { kind: 'refused', code: 'QUESTION_SETTLED' };
    const outbox = open();
    outbox.answer(1, typed('5'), 0);
    await settle();
    expect(outbox.current()).toMatchObject({ timesOutdated: 1, drafts: {} });
  });

  it('stays with the reason until something else is answered', async () => {
    outside.server.refusal = { kind: 'refused', code: 'INVALID_INPUT' };
    const outbox = open();
    outbox.answer(1, typed('5'), 0);
    await settle();
    expect(outbox.current().refused).toEqual({ 1: { code: 'INVALID_INPUT', response: typed('5') } });
    outside.server.refusal = null;
    outbox.answer(1, typed('6'), 0);
    await settle();
    expect(outbox.current().refused).toEqual({});
    expect(texts()).toEqual(['6']);
  });
});
