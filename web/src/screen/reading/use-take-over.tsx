import { type ReactNode, type RefObject, useContext, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { I18nContext } from 'react-i18next';
import { reportProblem } from '#platform/report-problem.ts';

/**
 * Lets a component take over what the server drew from it, once its code is there: in place, so that whatever has the
 * focus or was opened stays so. It is a tree of its own: whatever changes around it meanwhile leaves what is shown alone.
 * Without a connection it can still be read.
 */
export function useTakeOver(
  place: RefObject<HTMLElement | null>,
  identifierPrefix: string,
  load: () => Promise<ReactNode>,
): void {
  const texts = useContext(I18nContext);
  useEffect(() => {
    let root: Root | undefined;
    let isGone = false;
    // Whoever leaves before the tree was taken over ends it too early, as React sees it; nothing was lost.
    const onRecoverableError = (problem: unknown) => {
      if (!isGone) reportError(problem);
    };
    load().then(
      (live) => {
        if (isGone || !place.current) return;
        const options = { identifierPrefix, onUncaughtError: reportProblem, onRecoverableError };
        root = hydrateRoot(place.current, <I18nContext value={texts}>{live}</I18nContext>, options);
      },
      () => {},
    );
    return () => {
      isGone = true;
      // React does not end one tree while it is busy with another.
      queueMicrotask(() => root?.unmount());
    };
  }, [place, identifierPrefix, load, texts]);
}
