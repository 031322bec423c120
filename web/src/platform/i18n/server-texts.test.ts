import { describe, expect, it } from 'vitest';
import { createServerTexts } from './server-texts.ts';

const texts = createServerTexts('en', {
  ui: { close: 'Close', pages_one: '{{count}} page', pages_other: '{{count}} pages' },
  other: { close: 'Shut' },
});

describe('texts on the server', () => {
  it('are the same the second time', () => {
    const t = texts.getFixedT('en', 'ui');
    expect([t('close'), t('close')]).toEqual(['Close', 'Close']);
  });

  it('are told apart by their capability', () => {
    expect(texts.getFixedT('en', 'ui')('close')).toBe('Close');
    expect(texts.getFixedT('en', 'other' as 'ui')('close')).toBe('Shut');
  });

  it('follow the values that are put in', () => {
    const t = texts.getFixedT('en', 'ui') as (key: string, values: object) => string;
    expect([t('pages', { count: 1 }), t('pages', { count: 2 })]).toEqual(['1 page', '2 pages']);
  });

  it('show a key that is missing', () => {
    expect(texts.getFixedT('en', 'ui')('missing.key' as 'close')).toBe('missing.key');
  });
});
