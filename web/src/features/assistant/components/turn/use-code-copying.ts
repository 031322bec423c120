import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWithRetry } from '#platform/load-with-retry.ts';

/** Gives each piece of code in a prepared text a button that copies it. Where its script cannot be had, there is none. */
export function useCodeCopying(text: RefObject<HTMLElement | null>, html: string): void {
  const { t } = useTranslation('assistant');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other code.
  useEffect(() => {
    const codes = [...(text.current?.querySelectorAll('pre') ?? [])];
    if (codes.length === 0) return;
    let hasLeft = false;
    let remove = () => {};
    void loadWithRetry(() => import('./add-copy-buttons.ts')).then(
      ({ addCopyButtons }) => {
        if (!hasLeft) remove = addCopyButtons(codes, t);
      },
      () => {},
    );
    return () => {
      hasLeft = true;
      remove();
    };
  }, [text, html, t]);
}
