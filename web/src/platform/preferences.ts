import { defaultLanguage, isLanguage, type Language } from '@navor/contract/languages';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Choices of this browser that the first server-rendered view must already follow. */
export type Preferences = {
  language: Language;
  theme: Theme;
  isSidebarCollapsed: boolean;
  timeZone: string;
};

const day = 24 * 60 * 60;

export const preferenceCookies = {
  language: { name: 'language', maxAge: 365 * day },
  theme: { name: 'theme', maxAge: 365 * day },
  sidebar: { name: 'sidebar_state', maxAge: 7 * day },
  timeZone: { name: 'time_zone', maxAge: 365 * day },
} as const;

export function isTheme(value: unknown): value is Theme {
  return themes.includes(value as Theme);
}

export function readPreferences(cookieHeader: string | null): Preferences {
  const cookies = new Map(
    (cookieHeader ?? '').split(';').map((pair): [string, string] => {
      const [name = '', value = ''] = pair.trim().split('=', 2);
      return [name, decodeURIComponentSafely(value)];
    }),
  );
  const language = cookies.get(preferenceCookies.language.name);
  const theme = cookies.get(preferenceCookies.theme.name);
  return {
    language: isLanguage(language) ? language : defaultLanguage,
    theme: isTheme(theme) ? theme : 'system',
    isSidebarCollapsed: cookies.get(preferenceCookies.sidebar.name) === 'collapsed',
    timeZone: knownTimeZone(cookies.get(preferenceCookies.timeZone.name)) ?? 'Europe/Ljubljana',
  };
}

/** A cookie line for a response, or for `document.cookie`. */
export function preferenceCookie(preference: keyof typeof preferenceCookies, value: string): string {
  const { name, maxAge } = preferenceCookies[preference];
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
}

function knownTimeZone(value: string | undefined): string | undefined {
  if (!value) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

function decodeURIComponentSafely(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
