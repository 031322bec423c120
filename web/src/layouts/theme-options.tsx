import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { preferenceCookie, type Theme, themes } from '#platform/preferences.ts';
import { useRootData } from '#platform/root-data.ts';
import { ChoiceMenu } from './choice-menu.tsx';

export default function ThemeOptions({ trigger }: { trigger: ReactNode }) {
  const { t } = useTranslation('layout');
  const theme = useRootData()?.preferences.theme ?? 'system';
  const { revalidate } = useRevalidator();
  const choices = themes.map((each) => ({ value: each, label: t(`theme.${each}`) }));

  function choose(next: Theme) {
    // Shown at once; the server learns it from the cookie.
    document.documentElement.dataset.theme = next;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not yet in every browser we serve.
    document.cookie = preferenceCookie('theme', next);
    void revalidate();
  }

  return <ChoiceMenu trigger={trigger} value={theme} choices={choices} onChoose={choose} />;
}
