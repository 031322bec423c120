import { expect, it, vi } from 'vitest';
import { createAnswerDraft, mergeParts } from './answer-draft.ts';
import type { AnswerPart } from './pipeline.ts';

const text = (words: string): AnswerPart => ({ kind: 'text', text: words });
const block = (source: string): AnswerPart => ({
  kind: 'block',
  block: { kind: 'html', html: source, source, equalities: [] },
});

it('makes one part of texts that follow each other', () => {
  expect(mergeParts([text('a')], [text('b'), text('c')])).toEqual([text('abc')]);
});

it('drops the text of a block that is finished already', () => {
  expect(mergeParts([text('half')], [text(' a'), block('half a block'), text('next')])).toEqual([
    block('half a block'),
    text('next'),
  ]);
});

it('keeps blocks in their order', () => {
  expect(mergeParts([block('one')], [block('two'), text('three')])).toEqual([
    block('one'),
    block('two'),
    text('three'),
  ]);
});

it('tells once that parts wait, and tries ever more rarely until the database is back', async () => {
  vi.useFakeTimers();
  const query = vi.fn(async () => ({ rows: [{ is_stopped: false }] }));
  query.mockImplementation(async () => {
    throw new Error('away');
  });
  const warn = vi.fn();
  const publish = vi.fn();
  const services = { pool: { query }, log: { warn }, live: { publish } } as unknown as Parameters<
    typeof createAnswerDraft
  >[0];
  const draft = createAnswerDraft(services, 'an-answer', () => {});
  draft.push([text('a')]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(query.mock.calls.length).toBeLessThan(12);
  expect(warn).toHaveBeenCalledTimes(1);
  query.mockImplementation(async () => ({ rows: [{ is_stopped: false }] }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(publish).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
