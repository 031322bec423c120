import { lazy, memo, Suspense } from 'react';
import { partAttribute, type ShownPart } from './body-in-page.ts';
import { DrawnFormula } from './drawn-formula.tsx';
import { StaticFormula } from './static-formula.tsx';

/** Only texts that have one fetch it; without a connection the formula can still be read. */
const LiveFormula = lazy(() => import('./live-formula/live-formula.tsx').catch(() => ({ default: StaticFormula })));

/** The text as the server prepared it when it was saved: its HTML is made and cleaned there. */
export const TextBody = memo(function TextBody({ parts }: { parts: ShownPart[] }) {
  // Parts never change places.
  return parts.map((part, index) => (
    <TextPart key={part.kind === 'html' ? index : part.formula.id} part={part} index={index} />
  ));
});

/** One part, for texts that have more than words and formulas; `index` is that among the parts that were withheld. */
export const TextPart = memo(function TextPart({ part, index }: { part: ShownPart; index: number }) {
  if (part.kind === 'html') {
    return (
      <div
        {...{ [partAttribute]: index }}
        className="reading prose-text"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown without HTML, by the server.
        dangerouslySetInnerHTML={{ __html: part.html }}
      />
    );
  }
  const { formula, drawn } = part;
  if (drawn !== null) return <DrawnFormula formula={formula} drawn={drawn} index={index} />;
  return (
    <div id={formula.id} className="text-formula">
      <Suspense fallback={<StaticFormula formula={formula} />}>
        <LiveFormula formula={formula} />
      </Suspense>
    </div>
  );
});
