import type { Language } from '@navor/languages';
import { isLanguage } from '@navor/languages';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { useAuth } from '../auth/auth-context.tsx';
import { useRootData } from '../root-data.ts';
import { languageStorageKey, mirrorLanguage, storedLanguage, storeLanguage } from './stored-language.ts';

type LanguageContextValue = { language: Language; setLanguage: (language: Language) => Promise<void> };

const LanguageContext = createContext<LanguageContextValue | null>(null);

export function LanguageProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { revalidate } = useRevalidator();
  const { user, updateProfile } = useAuth();
  const told = useRootData()?.preferences.language;
  const isSignedIn = user !== null;
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
      storeLanguage(next);
      // Best effort: this browser has its choice in any case.
      if (isSignedIn) updateProfile({ language: next }).catch(console.error);
      return show(next);
    },
    [show, isSignedIn, updateProfile],
  );

  useEffect(() => {
    const follow = (chosen: unknown) => {
      if (isLanguage(chosen) && chosen !== i18n.language) void show(chosen);
    };
    const kept = storedLanguage();
    if (kept) mirrorLanguage(kept);
    follow(kept);
    const onStorage = (event: StorageEvent) => event.key === languageStorageKey && follow(event.newValue);
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [i18n, show]);

  // Signing in brings the account's language to a browser that has not chosen one.
  useEffect(() => {
    if (told && told !== i18n.language && !storedLanguage()) void i18n.changeLanguage(told);
  }, [told, i18n]);

  const value = useMemo(() => ({ language, setLanguage }), [language, setLanguage]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

export function useLanguageContext(): LanguageContextValue {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('useLanguageContext must be used within a LanguageProvider');
  return value;
}
