import { expect, it } from 'vitest';
import { mergeParts } from './answer-draft.ts';
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
