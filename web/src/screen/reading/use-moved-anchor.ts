import type { MovedAnchors } from '@navor/contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Leads from the address of a section whose heading was renamed to where the section is now; only the browser knows it. */
export function useMovedAnchor(moved: MovedAnchors): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const current = currentAnchorOf(hash, moved);
    if (current) void navigate({ pathname, search, hash: `#${current}` }, { replace: true });
  }, [pathname, search, hash, moved, navigate]);
}

/** Anybody may have typed anything there. */
function currentAnchorOf(hash: string, moved: MovedAnchors): string | undefined {
  try {
    const anchor = decodeURIComponent(hash.slice(1));
    return Object.hasOwn(moved, anchor) ? moved[anchor] : undefined;
  } catch {
    return undefined;
  }
}
