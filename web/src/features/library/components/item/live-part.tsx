import { lazy, memo, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { loadWithRetry } from '#platform/load-with-retry.ts';
import { reportProblem } from '#platform/report-problem.ts';
import { drawnIdPrefix } from '#screen/reading/drawn-id-prefix.ts';
import { NotLoaded, PartBoundary } from '#screen/reading/part-boundary.tsx';
import { useTakeOver } from '#screen/reading/use-take-over.tsx';
import { drawingOf, idOf, type LivePart as Part } from './live-parts.ts';

const LiveCode = lazy(() => loadWithRetry(() => import('./live-code.tsx')));

type LivePartProps = {
  part: Part;
  /** Whether it came with a page, drawn by the server. */
  isDrawn: boolean;
};

/** A calculator or an instrument. One that came with the page stays as it is until its code takes it over. */
export const LivePart = memo(function LivePart({ part, isDrawn }: LivePartProps) {
  const [drawing] = useState(() => (isDrawn ? drawingOf(part) : null));
  if (drawing !== null) return <DrawnPart part={part} drawing={drawing} />;
  return (
    <div id={idOf(part)} className="text-formula live-part">
      <PartBoundary instead={<NotLoaded />}>
        <Suspense fallback={<div aria-busy className="h-80 rounded-md border border-line bg-surface" />}>
          <LiveCode part={part} />
        </Suspense>
      </PartBoundary>
    </div>
  );
});

function DrawnPart({ part, drawing }: { part: Part; drawing: string }) {
  const place = useRef<HTMLDivElement>(null);
  const load = useCallback(async (): Promise<ReactNode> => {
    const { default: Live } = await loadWithRetry(() => import('./live-code.tsx'));
    return (
      <PartBoundary instead={<Drawing html={drawing} />} onError={reportProblem}>
        <Live part={part} />
      </PartBoundary>
    );
  }, [part, drawing]);
  useTakeOver(place, drawnIdPrefix({ id: idOf(part) }), load);
  return (
    <div
      ref={place}
      id={idOf(part)}
      className="text-formula live-part"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the server, from the component that takes it over.
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}

/** What the server drew, for the tree that took it over and then did not get all of its code. */
function Drawing({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the server, from the component that takes it over.
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}
