import type { LiveFormula as Formula } from '@navor/quantities';
import { useCallback, useRef } from 'react';
import { partAttribute } from './body-in-page.ts';
import { drawnIdPrefix } from './drawn-id-prefix.ts';
import { useTakeOver } from './use-take-over.tsx';

type DrawnFormulaProps = { formula: Formula; drawn: string; index: number };

/** A formula that came with the page, drawn by the server from the very component that takes it over. */
export function DrawnFormula({ formula, drawn, index }: DrawnFormulaProps) {
  const place = useRef<HTMLDivElement>(null);
  const load = useCallback(async () => {
    const { default: LiveFormula } = await import('./live-formula/live-formula.tsx');
    return <LiveFormula formula={formula} />;
  }, [formula]);
  useTakeOver(place, drawnIdPrefix(formula), load);
  return (
    <div
      ref={place}
      id={formula.id}
      {...{ [partAttribute]: index }}
      className="text-formula"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  );
}
