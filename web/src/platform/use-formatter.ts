import { homeTimeZone } from '@navor/contract/choices';
import { useMemo } from 'react';
import { createFormatter, type Formatter } from './format.ts';
import { useLanguageContext } from './i18n/language-context.tsx';
import { useRootData } from './root-data.ts';

/** Dates and numbers as this visitor writes them, in the time zone they chose, else in the one of their clock. */
export function useFormatter(): Formatter {
  const { language } = useLanguageContext();
  const timeZone = useRootData()?.preferences.timeZone ?? 'UTC';
  return useMemo(() => createFormatter({ language, timeZone }), [language, timeZone]);
}

/** The same for what is printed too: paper has one clock, that of Navor's home, and whoever compares it with the screen reads the same day. */
export function useHomeFormatter(): Formatter {
  const { language } = useLanguageContext();
  return useMemo(() => createFormatter({ language, timeZone: homeTimeZone }), [language]);
}
