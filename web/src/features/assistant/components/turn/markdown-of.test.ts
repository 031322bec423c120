import type { Citation } from '@navor/contract';
import { expect, it } from 'vitest';
import { html } from '../state/chat.fixture.ts';
import { withOwnCitations } from './citation-anchor.ts';
import { markdownOf } from './markdown-of.ts';

const citation: Citation = {
  ...{ number: 1, kind: 'lesson', title: 'Električni tok', heading: null, language: 'sl' },
  ...{ path: 'courses/osnove/tok#ohm', excerpt: '' },
};

it('copies the Markdown of all blocks with addresses of the sources that work from anywhere', () => {
  const answer = { blocks: [html('Tok je $I = U/R$. [1]'), html('Torej **2 A**.')], citations: [citation] };
  expect(markdownOf(answer, 'https://navor.example')).toBe(
    'Tok je $I = U/R$. [1]\n\nTorej **2 A**.\n\n[1] Električni tok: https://navor.example/courses/osnove/tok#ohm',
  );
});

it('leads each answer to its own sources, and leaves what only talks of such links', () => {
  const written = '<p>A <a href="#citation-1">[1]</a> href=&quot;#citation-1&quot;</p>';
  expect(withOwnCitations(written, 'x')).toBe('<p>A <a href="#citation-x-1">[1]</a> href=&quot;#citation-1&quot;</p>');
});
