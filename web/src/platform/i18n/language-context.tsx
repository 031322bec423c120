import type { Language } from '@navor/contract/languages';
import { isLanguage } from '@navor/contract/languages';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { keepLanguage, keptLanguage, languageStorageKey, mirrorLanguage } from './kept-language.ts';

type LanguageContextValue = { language: Language; setLanguage: (language: Language) => Promise<void> };

const LanguageContext = createContext<LanguageContextValue | null>(null);

export function LanguageProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { revalidate } = useRevalidator();
  const language = i18n.language as Language;

  const show = useCallback(
    async (next: Language) => {
      mirrorLanguage(next);
      await i18n.changeLanguage(next);
      await revalidate();
    },
    [i18n, revalidate],
  );
  const setLanguage = useCallback(
    (next: Language) => {
      keepLanguage(next);
      return show(next);
    },
    [show],
  );

  useEffect(() => {
    const follow = (chosen: unknown) => {
      if (isLanguage(chosen) && chosen !== i18n.language) void show(chosen);
    };
    follow(keptLanguage());
    const onStorage = (event: StorageEvent) => event.key === languageStorageKey && follow(event.newValue);
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [i18n, show]);

  const value = useMemo(() => ({ language, setLanguage }), [language, setLanguage]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

export function useLanguageContext(): LanguageContextValue {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('useLanguageContext must be used within a LanguageProvider');
  return value;
}
