import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Spinner } from '#ui/spinner.tsx';

/** A wait shorter than this is not worth a spinner. */
const patienceMs = 300;

/** Shows the spinner in place of the screen while another layout, or the session it depends on, is being fetched. */
export function LayoutPending({ children }: { children: ReactNode }) {
  const isLeaving = useIsLeavingLayout();
  return <Suspense fallback={<WaitingScreen />}>{isLeaving ? <WaitingScreen /> : children}</Suspense>;
}

function WaitingScreen() {
  return (
    <div className="grid min-h-[50dvh] place-items-center">
      <Spinner />
    </div>
  );
}

function useIsLeavingLayout(): boolean {
  const here = useLocation().pathname;
  const next = useNavigation().location?.pathname;
  const isCrossing = next !== undefined && area(next) !== area(here);
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isCrossing) return setIsLong(false);
    const timer = setTimeout(() => setIsLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isCrossing]);
  return isCrossing && isLong;
}

function area(path: string): string {
  return /^\/(dashboard|auth)(?=\/|$)/.exec(path)?.[1] ?? 'public';
}
