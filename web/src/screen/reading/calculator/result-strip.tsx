import type { Calculator } from '@navor/quantities';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { valueText } from '../live-formula/quantity-text.ts';
import { TypesetHtml } from '../live-formula/typeset-html.tsx';
import { isUnusual, type Outcome } from './outcomes.ts';

type ResultStripProps = { calculator: Calculator; outcomes: ReadonlyMap<string, Outcome> };

/**
 * The results in short, below the page's header for as long as the calculator is in view: on a phone the fields fill the
 * screen, and the keyboard covers what is at its foot. Screen readers are told of the results themselves.
 */
export function ResultStrip({ calculator, outcomes }: ResultStripProps) {
  const { i18n } = useTranslation('calculator');
  const computed = calculator.quantities.filter(({ key }) => outcomes.has(key));
  return (
    <div
      aria-hidden
      className="sticky top-16 z-10 border-line border-y bg-sunken px-4 py-1.5 text-sm sm:hidden print:hidden"
    >
      {/* What reaches beyond the edge fades, so that no number without its unit seems whole. What scrolls is a stop for
          keyboards by itself, and nobody hears what is hidden. */}
      <div
        tabIndex={-1}
        className="flex gap-x-4 overflow-x-auto pr-6 [mask-image:linear-gradient(to_right,black_calc(100%-1.5rem),transparent)]"
      >
        {computed.map((quantity) => {
          const outcome = outcomes.get(quantity.key);
          const text = outcome?.kind === 'found' ? valueText(outcome.value, quantity, i18n.language) : '–';
          return (
            <span key={quantity.key} className="whitespace-nowrap leading-7">
              {outcome && isUnusual(outcome) && (
                <TriangleAlert className="mr-1 inline size-3.5 align-[-0.1em] text-warn" />
              )}
              <TypesetHtml html={quantity.symbolHtml} />
              <span className="tabular ml-1.5 font-semibold text-signal-text">{text}</span>
            </span>
          );
        })}
      </div>
    </div>
  );
}
