import type { ReactNode } from 'react';
import { lazy, memo, Suspense, useCallback, useRef, useState } from 'react';
import { drawnIdPrefix } from '#platform/reading/drawn-id-prefix.ts';
import { useTakeOver } from '#platform/reading/use-take-over.tsx';
import { onceThere } from '../once-there.ts';
import { drawingOf, idOf, type LivePart as Part } from './live-parts.ts';

const LiveCode = lazy(() => onceThere(() => import('./live-code.tsx')));

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
      <Suspense fallback={<div aria-busy className="h-80 rounded-md border border-line bg-surface" />}>
        <LiveCode part={part} />
      </Suspense>
    </div>
  );
});

function DrawnPart({ part, drawing }: { part: Part; drawing: string }) {
  const place = useRef<HTMLDivElement>(null);
  const load = useCallback(async (): Promise<ReactNode> => {
    const { default: Live } = await onceThere(() => import('./live-code.tsx'));
    return <Live part={part} />;
  }, [part]);
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
