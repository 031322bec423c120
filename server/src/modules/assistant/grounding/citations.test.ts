import type { AnswerBlock, Citation } from '@navor/contract';
import { expect, it } from 'vitest';
import { renderForTest } from '../../../content/markdown/answers/render-answer.fixture.ts';
import { keepMarksOf } from './citations.ts';

const citation = (number: number): Citation => ({
  ...{ number, kind: 'lesson', title: 'Napetost', heading: null, language: 'sl' },
  ...{ path: 'courses/osnove/napetost', excerpt: '' },
});

const blockOf = async (source: string): Promise<AnswerBlock> => ({
  ...{ kind: 'html', source, equalities: [] },
  html: await renderForTest(source, [1, 2]),
});

it('leaves of the marks in an answer those that its list of sources has', async () => {
  const blocks = [await blockOf('Prvo [1][2], drugo [2].'), await blockOf('Besedilo `<a href="#citation-2">` ostane.')];
  const [first, second] = keepMarksOf([citation(1)], blocks);
  expect(first).toMatchObject({
    html: '<p>Prvo\u00a0<a href="#citation-1" class="citation">[1]</a>, drugo.</p>',
    source: 'Prvo [1][2], drugo [2].',
  });
  expect(second).toEqual(blocks[1]);
});
