import { type Theme, themes } from '@navor/contract/choices';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { preferenceCookie } from '#platform/preferences.ts';
import { useRootData } from '#platform/root-data.ts';
import { ChoiceMenu } from './choice-menu.tsx';

export default function ThemeOptions({ trigger }: { trigger: ReactNode }) {
  const { t } = useTranslation('layout');
  const theme = useRootData()?.preferences.theme ?? 'system';
  const { user, updateProfile } = useAuth();
  const { revalidate } = useRevalidator();
  const choices = themes.map((each) => ({ value: each, label: t(`theme.${each}`) }));

  function choose(next: Theme) {
    // Shown at once; the server learns it from the cookie.
    document.documentElement.dataset.theme = next;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not yet in every browser we serve.
    document.cookie = preferenceCookie('theme', next);
    void revalidate();
    // Best effort: this browser has its choice in any case.
    if (user) updateProfile({ theme: next }).catch(console.error);
  }

  return <ChoiceMenu trigger={trigger} value={theme} choices={choices} onChoose={choose} />;
}
