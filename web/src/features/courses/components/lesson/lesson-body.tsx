import type { BodyPart } from '@navor/contract';
import { lazy, memo, Suspense } from 'react';
import { partAttribute } from './body-once.ts';
import { StaticFormula } from './static-formula.tsx';

/** Only lessons that have one fetch it; without a connection the formula can still be read. */
const LiveFormula = lazy(() => import('../live-formula/live-formula.tsx').catch(() => ({ default: StaticFormula })));

/** The text as the server prepared it when the lesson was saved: its HTML is made and cleaned there. */
export const LessonBody = memo(function LessonBody({ parts }: { parts: BodyPart[] }) {
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
        <Suspense fallback={<StaticFormula formula={part.formula} />}>
          <LiveFormula formula={part.formula} />
        </Suspense>
      </div>
    ),
  );
});
