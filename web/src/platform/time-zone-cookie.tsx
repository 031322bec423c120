import { useEffect } from 'react';
import { preferenceCookie, preferenceCookies } from './preferences.ts';

/** Tells the server this browser's time zone, so that the next page shows times as the visitor's clock does. */
export function TimeZoneCookie() {
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const line = `${preferenceCookies.timeZone.name}=${encodeURIComponent(timeZone)}`;
    if (document.cookie.split('; ').includes(line)) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not yet in every browser we serve.
    document.cookie = preferenceCookie('timeZone', timeZone);
  }, []);
  return null;
}
