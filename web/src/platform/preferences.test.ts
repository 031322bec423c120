import { describe, expect, it } from 'vitest';
import { cookiesFromAccount, preferenceCookie, readPreferences } from './preferences.ts';

describe('readPreferences', () => {
  it('starts in Slovenian, with the system’s theme and the sidebar open except beside what is read', () => {
    expect(readPreferences(null)).toEqual({
      language: 'sl',
      theme: 'system',
      isSidebarCollapsed: { usual: false, reading: true },
      timeZone: 'Europe/Ljubljana',
    });
  });

  it('follows what the cookies say', () => {
    const cookies =
      'language=de; theme=dark; sidebar_state=collapsed; reading_sidebar_state=expanded; time_zone=America%2FNew_York';
    expect(readPreferences(cookies)).toEqual({
      language: 'de',
      theme: 'dark',
      isSidebarCollapsed: { usual: true, reading: false },
      timeZone: 'America/New_York',
    });
  });

  it('takes a suggested language where none was chosen', () => {
    expect(readPreferences(null, 'de').language).toBe('de');
    expect(readPreferences('language=xx', 'de').language).toBe('de');
    expect(readPreferences('language=en', 'de').language).toBe('en');
  });

  it('ignores values it does not know', () => {
    const cookies =
      'language=xx; theme=pink; sidebar_state=sideways; reading_sidebar_state=up; time_zone=Mars%2FBase; broken=%E0%A4%A';
    expect(readPreferences(cookies)).toEqual(readPreferences(null));
  });
});

describe('cookiesFromAccount', () => {
  const account = { language: 'de', theme: 'dark' } as const;

  it('brings the account’s choices to a browser that has none', () => {
    expect(cookiesFromAccount('session=x', account)).toEqual([
      preferenceCookie('language', 'de'),
      preferenceCookie('theme', 'dark'),
    ]);
  });

  it('leaves alone what the browser has chosen, even if it is not understood', () => {
    expect(cookiesFromAccount('language=en', account)).toEqual([preferenceCookie('theme', 'dark')]);
    expect(cookiesFromAccount('language=xx; theme=light', account)).toEqual([]);
  });

  it('has nothing to do for what is usual', () => {
    expect(cookiesFromAccount(null, { language: 'sl', theme: 'system' })).toEqual([]);
  });
});

describe('preferenceCookie', () => {
  it('keeps the sidebar for seven days', () => {
    expect(preferenceCookie('sidebar', 'collapsed')).toBe(
      'sidebar_state=collapsed; Path=/; Max-Age=604800; SameSite=Lax',
    );
  });
});
