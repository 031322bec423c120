import { createInstance } from 'i18next';
import { createElement, type ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import deCalculator from '../../../../../translations/de/calculator.json' with { type: 'json' };
import deFormula from '../../../../../translations/de/formula.json' with { type: 'json' };
import enCalculator from '../../../../../translations/en/calculator.json' with { type: 'json' };
import enFormula from '../../../../../translations/en/formula.json' with { type: 'json' };
import slCalculator from '../../../../../translations/sl/calculator.json' with { type: 'json' };
import slFormula from '../../../../../translations/sl/formula.json' with { type: 'json' };

/** A calculator or an instrument with the texts around it. */
export function withTexts(children: ReactNode, language: 'sl' | 'en' | 'de' = 'sl') {
  const texts = createInstance();
  texts.use(initReactI18next).init({
    lng: language,
    initAsync: false,
    resources: {
      sl: { calculator: slCalculator, formula: slFormula, ui: {} },
      en: { calculator: enCalculator, formula: enFormula, ui: {} },
      de: { calculator: deCalculator, formula: deFormula, ui: {} },
    },
    interpolation: { escapeValue: false },
  });
  return createElement(I18nextProvider, { i18n: texts }, children);
}
