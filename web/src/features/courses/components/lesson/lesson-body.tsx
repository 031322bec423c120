import type { LiveFormula as Formula } from '@navor/quantities';
import { lazy, memo, Suspense, startTransition, useEffect, useState } from 'react';
import { partAttribute, type ShownPart } from './body-once.ts';
import { StaticFormula } from './static-formula.tsx';

/** Only lessons that have one fetch it; without a connection the formula can still be read. */
const LiveFormula = lazy(() => import('../live-formula/live-formula.tsx').catch(() => ({ default: StaticFormula })));

/** The text as the server prepared it when the lesson was saved: its HTML is made and cleaned there. */
export const LessonBody = memo(function LessonBody({ parts }: { parts: ShownPart[] }) {
  return parts.map((part, index) =>
    part.kind === 'html' ? (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: parts never change places.
        key={index}
        {...{ [partAttribute]: index }}
        className="reading lesson-text"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown without HTML, by the server.
        dangerouslySetInnerHTML={{ __html: part.html }}
      />
    ) : (
      <div key={part.formula.id} className="lesson-formula">
        <FormulaPart formula={part.formula} drawn={part.drawn} index={index} />
      </div>
    ),
  );
});

/** The page brings a formula drawn. It comes to life as soon as its code is there, in the same place and looks. */
function FormulaPart({ formula, drawn, index }: { formula: Formula; drawn: string | null; index: number }) {
  const [isLive, setIsLive] = useState(drawn === null);
  useEffect(() => startTransition(() => setIsLive(true)), []);
  return (
    <Suspense fallback={<StaticFormula formula={formula} />}>
      {isLive ? (
        <LiveFormula formula={formula} />
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the server, from the very component that follows.
        <div {...{ [partAttribute]: index }} dangerouslySetInnerHTML={{ __html: drawn ?? '' }} />
      )}
    </Suspense>
  );
}
