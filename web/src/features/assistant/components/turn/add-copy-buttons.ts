import type { TFunction } from 'i18next';
import { copyText } from './copy-text.ts';

/** Answers a function that takes the buttons away again. */
export function addCopyButtons(codes: readonly HTMLElement[], t: TFunction<'assistant'>): () => void {
  const added = codes.flatMap((code) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'mt-2 rounded-sm text-action text-sm underline underline-offset-4 max-md:min-h-11 print:hidden';
    button.textContent = t('copyCode');
    const announcement = document.createElement('span');
    announcement.setAttribute('role', 'status');
    announcement.className = 'sr-only';
    button.addEventListener('click', async () => {
      button.textContent = t((await copyText(code.textContent.trimEnd())) ? 'copied' : 'copyFailed');
      announcement.textContent = button.textContent;
    });
    code.after(button, announcement);
    return [button, announcement];
  });
  return () => {
    for (const element of added) element.remove();
  };
}
