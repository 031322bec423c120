import { describe, expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

describe('ownPath', () => {
  it('keeps a path of this site with its query and anchor', () => {
    expect(ownPath('/dashboard/courses?level=1#top')).toBe('/dashboard/courses?level=1#top');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    ' /dashboard',
    '',
    null,
    undefined,
  ])('falls back for %j', (wanted) => {
    expect(ownPath(wanted, '/home')).toBe('/home');
  });
});
