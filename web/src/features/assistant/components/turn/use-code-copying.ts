import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from './copy-text.ts';

/** Gives each piece of code in a prepared text a button that copies it. */
export function useCodeCopying(text: RefObject<HTMLElement | null>, html: string): void {
  const { t } = useTranslation('assistant');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other code.
  useEffect(() => {
    const codes = [...(text.current?.querySelectorAll('pre') ?? [])];
    const buttons = codes.map((code) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.className =
        'mt-2 rounded-sm text-action text-sm underline underline-offset-4 max-md:min-h-11 print:hidden';
      button.textContent = t('copyCode');
      button.addEventListener('click', async () => {
        button.textContent = t((await copyText(code.textContent.trimEnd())) ? 'copied' : 'copyFailed');
      });
      code.after(button);
      return button;
    });
    return () => {
      for (const button of buttons) button.remove();
    };
  }, [text, html, t]);
}
