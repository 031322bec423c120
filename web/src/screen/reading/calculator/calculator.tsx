import type { Calculator as CalculatorModel } from '@navor/quantities';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasScripts } from '#platform/use-has-scripts.ts';
import { FormulaHead } from '../live-formula/formula-head.tsx';
import { excerpt } from '../live-formula/reading-message.ts';
import { TypesetHtml } from '../live-formula/typeset-html.tsx';
import { makeScrollStops } from '../scroll-stops.ts';
import {
  type CalculatorChange,
  type CalculatorState,
  changeState,
  firstState,
  unusedText,
} from './calculator-state.ts';
import { GivenRows } from './given-rows.tsx';
import { outcomesOf } from './outcomes.ts';
import { ResultRow } from './result-row.tsx';
import { ResultStrip } from './result-strip.tsx';

/** Equations to compute with, one after another. Without a script it is a worked example with the author's start values. */
export default function Calculator({ calculator }: { calculator: CalculatorModel }) {
  const { t, i18n } = useTranslation(['calculator', 'formula']);
  const isReady = useHasScripts();
  const [state, change] = useReducer(
    (before: CalculatorState, next: CalculatorChange) => changeState(calculator, i18n.language, before, next),
    null,
    () => firstState(calculator, i18n.language),
  );
  const [announced, setAnnounced] = useState<{ text: string; give: string | null }>({ text: '', give: null });
  const section = useRef<HTMLElement>(null);
  // Whatever changes may make a calculation wider than its box.
  useEffect(() => makeScrollStops(section.current?.querySelectorAll('[data-scrolls]') ?? []));
  useEffect(() => {
    const rows = announced.give === null ? [] : (section.current?.querySelectorAll<HTMLElement>('[data-given]') ?? []);
    const row = [...rows].find(({ dataset }) => dataset.given === announced.give);
    row?.querySelector('input')?.select();
    row?.querySelector('input')?.focus();
  }, [announced]);

  const outcomes = outcomesOf(calculator, state);
  const nameOf = (key: string) => calculator.quantities.find((quantity) => quantity.key === key)?.name ?? key;
  const swap = (give: string, compute: string) => {
    const left = state.fields[compute];
    const unused = left && unusedText(left);
    const done = t('swap.done', { given: nameOf(give), computed: nameOf(compute) });
    change({ kind: 'swap', give, compute });
    setAnnounced({ text: unused ? `${done} ${t('swap.unused', { text: excerpt(unused) })}` : done, give });
  };
  const reset = () => {
    change({ kind: 'reset' });
    setAnnounced({ text: t('resetDone'), give: null });
  };
  const title = calculator.title ?? t('label');
  return (
    <section
      ref={section}
      aria-label={title}
      // On paper the values stay, the boxes they are typed into or chosen from do not.
      className="rounded-md border border-line bg-surface text-ink print:[&_select+svg]:hidden print:[&_select]:border-0 print:[&_select]:px-0 print:[&_select]:text-right print:[&_span:has(>input)]:border-0 print:[&_span:has(>input)]:px-0"
    >
      <header className="grid gap-4 p-4 md:p-6">
        <FormulaHead title={title} onReset={reset} />
        <noscript>
          <p className="text-muted text-sm">{t('formula:noScript')}</p>
        </noscript>
      </header>
      <ResultStrip calculator={calculator} outcomes={outcomes.byKey} />
      <GivenRows calculator={calculator} state={state} unmet={outcomes.unmet} isReady={isReady} onChange={change} />
      <div className="border-line border-t bg-sunken">
        <p className="px-4 pt-3 pb-1 font-semibold text-sm md:px-6">{t('results')}</p>
        <div className="divide-y divide-line">
          {calculator.quantities.map((quantity) => {
            const outcome = outcomes.byKey.get(quantity.key);
            if (!outcome || (quantity.kind !== 'variable' && quantity.kind !== 'ruled')) return null;
            return (
              <ResultRow
                key={quantity.key}
                calculator={calculator}
                state={state}
                quantity={quantity}
                outcome={outcome}
                values={outcomes.values}
                isReady={isReady}
                onSwap={(compute) => swap(quantity.key, compute)}
              />
            );
          })}
        </div>
        {outcomes.contradictions.map((at) => (
          <div key={at} role="alert" className="border-line border-t px-4 py-3 text-sm md:px-6">
            <p>{t('contradiction')}</p>
            <div data-scrolls className="overflow-x-auto overflow-y-hidden py-2">
              <TypesetHtml html={calculator.equations[at]?.html ?? ''} />
            </div>
          </div>
        ))}
      </div>
      {calculator.equations.length > 0 && (
        // What is computed with goes before what it is computed by.
        <ul aria-label={t('equations')} className="grid gap-2 border-line border-t p-4 md:px-6">
          {calculator.equations.map(({ html }) => (
            <li key={html} data-scrolls className="-my-1 overflow-x-auto overflow-y-hidden py-2 text-center text-lg">
              <TypesetHtml html={html} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {announced.text}
      </p>
    </section>
  );
}
