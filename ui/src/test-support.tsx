import { type RenderResult, render } from '@testing-library/react';
import { createInstance, type i18n } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import de from '../../translations/de/ui.json' with { type: 'json' };
import en from '../../translations/en/ui.json' with { type: 'json' };
import sl from '../../translations/sl/ui.json' with { type: 'json' };

type Language = 'sl' | 'en' | 'de';

/** Renders as the page does: with texts and a router around. */
export function renderWithTexts(element: ReactElement, language: Language = 'sl'): RenderResult {
  const texts = createTexts(language);
  const result = render(<Page texts={texts}>{element}</Page>);
  return { ...result, rerender: (next: ReactNode) => result.rerender(<Page texts={texts}>{next}</Page>) };
}

export function createTexts(language: Language = 'sl'): i18n {
  const texts = createInstance();
  texts.use(initReactI18next).init({
    lng: language,
    initAsync: false,
    resources: { sl: { ui: sl }, en: { ui: en }, de: { ui: de } },
    interpolation: { escapeValue: false },
  });
  return texts;
}

export function Page({ texts, children }: { texts: i18n; children: ReactNode }) {
  return (
    <I18nextProvider i18n={texts}>
      <MemoryRouter>{children}</MemoryRouter>
    </I18nextProvider>
  );
}
