import { homeTimeZone, type Theme, themes } from '@navor/contract/choices';
import { defaultLanguage, isLanguage, type Language } from '@navor/languages';

/** Choices of this browser that the first server-rendered view must already follow. */
export type Preferences = {
  language: Language;
  theme: Theme;
  isSidebarCollapsed: CollapsedSidebars;
  timeZone: string;
};

/** Where something is read, it makes room by itself; whoever wants it there all the same is remembered for that alone. */
export type SidebarPlace = 'usual' | 'reading';
export type CollapsedSidebars = Record<SidebarPlace, boolean>;

const day = 24 * 60 * 60;

export const preferenceCookies = {
  language: { name: 'language', maxAge: 365 * day },
  theme: { name: 'theme', maxAge: 365 * day },
  sidebar: { name: 'sidebar_state', maxAge: 7 * day },
  readingSidebar: { name: 'reading_sidebar_state', maxAge: 7 * day },
  timeZone: { name: 'time_zone', maxAge: 365 * day },
} as const;

const defaultTheme: Theme = 'system';

export function isTheme(value: unknown): value is Theme {
  return themes.includes(value as Theme);
}

/** `suggested` is the language for who has chosen none. */
export function readPreferences(cookieHeader: string | null, suggested: Language = defaultLanguage): Preferences {
  const cookies = parseCookies(cookieHeader);
  const language = cookies.get(preferenceCookies.language.name);
  const theme = cookies.get(preferenceCookies.theme.name);
  return {
    language: isLanguage(language) ? language : suggested,
    theme: isTheme(theme) ? theme : defaultTheme,
    isSidebarCollapsed: {
      usual: cookies.get(preferenceCookies.sidebar.name) === 'collapsed',
      reading: cookies.get(preferenceCookies.readingSidebar.name) !== 'expanded',
    },
    timeZone: knownTimeZone(cookies.get(preferenceCookies.timeZone.name)) ?? homeTimeZone,
  };
}

/**
 * The cookies by which a browser that has made no choices of its own yet follows those of the account. None where the
 * page already is as the account wants it.
 */
export function cookiesFromAccount(
  cookieHeader: string | null,
  account: { language: Language; theme: Theme },
): string[] {
  const cookies = parseCookies(cookieHeader);
  const isNews = (preference: 'language' | 'theme', usual: string) =>
    !cookies.has(preferenceCookies[preference].name) && account[preference] !== usual;
  return [
    ...(isNews('language', defaultLanguage) ? [preferenceCookie('language', account.language)] : []),
    ...(isNews('theme', defaultTheme) ? [preferenceCookie('theme', account.theme)] : []),
  ];
}

/** A cookie line for a response, or for `document.cookie`. */
export function preferenceCookie(preference: keyof typeof preferenceCookies, value: string): string {
  const { name, maxAge } = preferenceCookies[preference];
  // On the server there is no location; there, whatever is set behind https is made secure on its way out.
  const isSecure = globalThis.location?.protocol === 'https:';
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

function parseCookies(header: string | null): Map<string, string> {
  return new Map(
    (header ?? '').split(';').map((pair): [string, string] => {
      const [name = '', value = ''] = pair.trim().split('=', 2);
      return [name, decodeURIComponentSafely(value)];
    }),
  );
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
