import type { LiveFormula as Formula } from '@navor/quantities';
import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { drawnIdPrefix } from './drawn-id-prefix.ts';
import LiveFormula from './live-formula/live-formula.tsx';

/** By the texts they are drawn with, for as long as the server keeps the lesson that a formula is in. */
const drawn = new WeakMap<i18n, WeakMap<Formula, string>>();

/** A live formula as it first looks is the same for everybody who reads in one language, so it is drawn once. */
export function drawFormula(formula: Formula, texts: i18n): string {
  const inLanguage = drawn.get(texts) ?? new WeakMap<Formula, string>();
  drawn.set(texts, inLanguage);
  const known = inLanguage.get(formula);
  if (known !== undefined) return known;
  const html = renderToString(
    <I18nextProvider i18n={texts}>
      <LiveFormula formula={formula} />
    </I18nextProvider>,
    { identifierPrefix: drawnIdPrefix(formula) },
  );
  inLanguage.set(formula, html);
  return html;
}
