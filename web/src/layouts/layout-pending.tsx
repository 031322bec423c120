import { Spinner } from '@navor/ui/spinner.tsx';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';

/** A wait shorter than this is not worth a spinner. */
const patienceMs = 300;

type LayoutPendingProps = {
  children: ReactNode;
  /** For layouts that have nothing to show to nobody: whoever logs out is on the way to another one. */
  needsUser?: boolean;
};

/** Shows the spinner in place of the screen while another layout, or the session it depends on, is being fetched. */
export function LayoutPending({ children, needsUser = false }: LayoutPendingProps) {
  const { user, loading } = useAuth();
  const isLeaving = useIsLeavingLayout();
  const isWaiting = loading || isLeaving || (needsUser && !user);
  return <Suspense fallback={<WaitingScreen />}>{isWaiting ? <WaitingScreen /> : children}</Suspense>;
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
