import { lazy, memo, Suspense } from 'react';
import { DrawnFormula } from './drawn-formula.tsx';
import { StaticFormula } from './static-formula.tsx';
import { partAttribute, type ShownPart } from './withheld-body.ts';

/** Only lessons that have one fetch it; without a connection the formula can still be read. */
const LiveFormula = lazy(() => import('../live-formula/live-formula.tsx').catch(() => ({ default: StaticFormula })));

/** The text as the server prepared it when the lesson was saved: its HTML is made and cleaned there. */
export const LessonBody = memo(function LessonBody({ parts }: { parts: ShownPart[] }) {
  return parts.map((part, index) => {
    if (part.kind === 'html') {
      return (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: parts never change places.
          key={index}
          {...{ [partAttribute]: index }}
          className="reading lesson-text"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown without HTML, by the server.
          dangerouslySetInnerHTML={{ __html: part.html }}
        />
      );
    }
    const { formula, drawn } = part;
    if (drawn !== null) return <DrawnFormula key={formula.id} formula={formula} drawn={drawn} index={index} />;
    return (
      <div key={formula.id} id={formula.id} className="lesson-formula">
        <Suspense fallback={<StaticFormula formula={formula} />}>
          <LiveFormula formula={formula} />
        </Suspense>
      </div>
    );
  });
});
