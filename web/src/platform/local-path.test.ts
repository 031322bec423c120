import { describe, expect, it } from 'vitest';
import { localPath } from './local-path.ts';

describe('localPath', () => {
  it.each([
    '/dashboard/courses?level=1#top',
    '/',
    '/search?q=ohmov+zakon&next=https%3A%2F%2Fexample.com',
    '/@ana',
    '/a%2Fb',
  ])('keeps %j, a path of this site', (wanted) => {
    expect(localPath(wanted, '/home')).toBe(wanted);
  });

  it('shortens a path within this site', () => {
    expect(localPath('/courses/../dashboard')).toBe('/dashboard');
  });

  it.each([
    ['another site', 'https://evil.example/'],
    ['another site without slashes', 'https:evil.example'],
    ['another site in the same scheme', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['encoded slashes', '%2F%2Fevil.example'],
    ['an encoded second slash', '/%2Fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['an encoded backslash in small letters', '/%5cevil.example'],
    ['a dot that disappears', '/.//evil.example'],
    ['two dots that disappear', '/..//evil.example'],
    ['encoded dots that disappear', '/%2e%2E//evil.example'],
    ['a folder that disappears', '/a/..//evil.example'],
    ['a folder that disappears before a backslash', '/a/..\\\\evil.example'],
    ['a dot before an encoded slash', '/./%2Fevil.example'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a tab', '/\t/evil.example'],
    ['a line feed', '/\n/evil.example'],
    ['a carriage return', '/\r\\evil.example'],
    ['a tab in front', '\t//evil.example'],
    ['a tab within the dots', '/.\t//evil.example'],
    ['a space in front', ' /dashboard'],
    ['a relative path', 'dashboard'],
    ['nothing', ''],
    ['null', null],
    ['undefined', undefined],
    ['a file', new File([], '/dashboard')],
  ])('falls back for %s', (_, wanted) => {
    expect(localPath(wanted, '/home')).toBe('/home');
  });
});
