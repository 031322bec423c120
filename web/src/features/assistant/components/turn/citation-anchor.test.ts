import { expect, it } from 'vitest';
import { withMarksOnly, withOwnCitations } from './citation-anchor.ts';

const html = '<p>To je res\u00a0<a href="#citation-1" class="citation">[1]</a>.</p>';

it('leads to the sources of the same answer', () => {
  expect(withOwnCitations(html, 'a')).toContain('<a href="#citation-a-1" class="citation">[1]</a>');
});

it('leads nowhere before there are any', () => {
  expect(withMarksOnly(html)).toBe('<p>To je res\u00a0<span class="citation">[1]</span>.</p>');
});
