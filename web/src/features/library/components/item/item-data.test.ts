import type { LibraryPart } from '@navor/contract';
import { describe, expect, it } from 'vitest';
import { itemBodyData } from './item-data.ts';

describe('itemBodyData', () => {
  it('keeps the order of words, tables and instruments', () => {
    const body: LibraryPart[] = [
      { kind: 'html', html: '<p>Prvi.</p>' },
      { kind: 'instrument', id: 'instrument-1', name: 'ipv4-subnets' },
      { kind: 'html', html: '<p>Drugi.</p>' },
    ];
    expect(itemBodyData(body)).toEqual({ texts: [body[0], body[2]], order: [0, body[1], 1], isDrawn: false });
  });

  it('leads from an item to lessons and courses, and leaves other links and words alone', () => {
    const html = [
      '<a href="../statika/sile">sile</a>',
      '<a href="trikotnik-moci#racun">trikotnik</a>',
      '<a href="https://example.com" rel="noopener noreferrer">vir</a>',
      '<code>&#x3C;a href="../x"></code>',
    ];
    const { texts } = itemBodyData([{ kind: 'html', html: html.join('') }]);
    const expected = [html[0]?.replace('../', '../../courses/'), ...html.slice(1)].join('');
    expect(texts).toEqual([{ kind: 'html', html: expected }]);
  });
});
