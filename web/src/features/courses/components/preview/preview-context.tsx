import type { PreviewedAs } from '@navor/contract/choices';
import { createContext, type ReactNode, useContext } from 'react';
import { AuthAs } from '#platform/auth/auth-context.tsx';

const PreviewContext = createContext<PreviewedAs | null>(null);

/** Shows the pages of a course as somebody with this plan sees them. Whatever is done there goes nowhere. */
export function Preview({ as, children }: { as: PreviewedAs; children: ReactNode }) {
  return (
    <PreviewContext value={as}>
      <AuthAs plan={as}>{children}</AuthAs>
    </PreviewContext>
  );
}

/** Whose eyes the page is seen with; null where it is seen with one's own. */
export function usePreviewedAs(): PreviewedAs | null {
  return useContext(PreviewContext);
}
