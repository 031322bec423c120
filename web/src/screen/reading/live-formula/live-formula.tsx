import type { LiveFormula as Formula } from '@navor/quantities';
import { useEffect, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasScripts } from '#platform/use-has-scripts.ts';
import { makeScrollStops } from '../scroll-stops.ts';
import { Computation } from './computation.tsx';
import { FormulaHead } from './formula-head.tsx';
import {
  changeState,
  type FormulaChange,
  type FormulaState,
  firstState,
  solutionOf,
  unmetMessages,
  unusualFields,
  valuesOf,
  variablesOf,
} from './formula-state.ts';
import { PlotSection } from './plot-section.tsx';
import { ConstantRow, FieldRow, ResultRow } from './quantity-row.tsx';
import { SoughtChoice } from './sought-choice.tsx';
import { TypesetHtml } from './typeset-html.tsx';

/** A formula to compute with. Without a script it is a worked example: the same with the author's start values. */
export default function LiveFormula({ formula }: { formula: Formula }) {
  const { t, i18n } = useTranslation('formula');
  const isReady = useHasScripts();
  const [state, change] = useReducer(
    (before: FormulaState, next: FormulaChange) => changeState(formula, i18n.language, before, next),
    null,
    () => firstState(formula, i18n.language),
  );
  const solution = solutionOf(formula, state);
  const values = valuesOf(formula, state);
  const section = useRef<HTMLElement>(null);
  // Whatever changes may make the calculation wider than its box.
  useEffect(() => makeScrollStops(section.current?.querySelectorAll('[data-scrolls]') ?? []));
  return (
    <section
      ref={section}
      aria-label={formula.title ?? t('label')}
      className="rounded-md border border-line bg-surface text-ink"
    >
      <header className="grid gap-4 p-4 md:p-6">
        <FormulaHead title={formula.title ?? t('label')} onReset={() => change({ kind: 'reset' })} />
        <div data-scrolls className="-my-2 overflow-x-auto overflow-y-hidden py-3 text-center text-xl">
          <TypesetHtml html={formula.equationHtml} />
        </div>
        <SoughtChoice
          variables={variablesOf(formula)}
          sought={state.sought}
          isReady={isReady}
          onSeek={(key) => change({ kind: 'seek', key })}
        />
        <noscript>
          <p className="text-muted text-sm">{t('noScript')}</p>
        </noscript>
      </header>
      <div className="divide-y divide-line border-line border-t">
        {formula.quantities.map((quantity) => {
          const field = state.fields[quantity.key];
          if (quantity.kind === 'constant') return <ConstantRow key={quantity.key} constant={quantity} />;
          if (quantity.key === state.sought)
            return (
              <ResultRow
                key={quantity.key}
                variable={quantity}
                solution={solution}
                unusual={unusualFields(formula, state)}
              />
            );
          return (
            field && (
              <FieldRow
                key={quantity.key}
                variable={quantity}
                field={field}
                unmet={unmetMessages(formula, state, quantity.key)}
                isReady={isReady}
                onType={(text) => change({ kind: 'type', key: quantity.key, text })}
              />
            )
          );
        })}
      </div>
      <Computation formula={formula} state={state} solution={solution} />
      <PlotSection formula={formula} state={state} values={values} isReady={isReady} onChange={change} />
    </section>
  );
}
