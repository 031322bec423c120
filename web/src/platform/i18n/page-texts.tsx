import type { i18n } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNonce } from '../nonce.tsx';

const elementId = 'page-texts';

/** Texts by namespace, as they travel with a page. */
export type PageTexts = Record<string, Record<string, unknown>>;

/**
 * The texts of the screen's namespaces, inside the page: the browser needs them before it can take the page over, and
 * compressed beside the same words in the markup they cost next to nothing. Further ones are fetched when needed.
 */
export function InlineTexts({ namespaces }: { namespaces: string[] }) {
  const { i18n } = useTranslation();
  // What the server wrote stays as it is: it was for the start only.
  const [content] = useState(() => readContent() ?? serialize(i18n, namespaces));
  return (
    <script
      id={elementId}
      type="application/json"
      nonce={useNonce()}
      // Browsers hide the nonce that the server wrote.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, with everything escaped that could end the element
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}

export function readPageTexts(): PageTexts {
  return JSON.parse(readContent() ?? '{}') as PageTexts;
}

function readContent(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.getElementById(elementId)?.innerHTML;
}

function serialize({ language, getResourceBundle }: i18n, namespaces: string[]): string {
  const texts = Object.fromEntries(namespaces.map((namespace) => [namespace, getResourceBundle(language, namespace)]));
  return JSON.stringify(texts).replaceAll('<', '\\u003c');
}
