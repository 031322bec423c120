import type { Language } from '@navor/languages';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { createBrowserTexts } from './platform/i18n/browser-texts.ts';
import { readPageTexts } from './platform/i18n/page-texts.tsx';
import { mirrorLanguage, storedLanguage } from './platform/i18n/stored-language.ts';
import { reportProblem } from './platform/report-problem.ts';

const { lang } = document.documentElement;
const kept = storedLanguage();

// A page that changed its language while React takes it over would not be recognised, so it is asked for again.
if (kept && kept !== lang && mirrorLanguage(kept)) location.reload();
else await takeOver();

async function takeOver(): Promise<void> {
  const texts = await createBrowserTexts(lang as Language, readPageTexts());
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={texts}>
          <HydratedRouter />
        </I18nextProvider>
      </StrictMode>,
      { onUncaughtError: reportProblem, onCaughtError: reportProblem },
    );
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportProblem(reason));
}
