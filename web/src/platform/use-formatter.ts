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
