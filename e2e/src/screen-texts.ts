import type { Page } from '@playwright/test';

/** Everything on the screen that a person reads or hears, shown or not yet shown. */
export async function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Formulas, code and titles of works are the same in every language; what stands in a field is its author's.
    const unread = 'script, style, template, math, .katex, pre, code, cite, textarea';
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest(unread)) texts.push(node.nodeValue ?? '');
    }
    for (const name of ['aria-label', 'aria-valuetext', 'placeholder', 'alt', 'title']) {
      for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '');
    }
    return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))].filter(Boolean);
  });
}

/** A key such as `footer.links.api` or `layout:menu`, or a value that was never filled in. */
export function rawKeysIn(texts: string[]): string[] {
  return texts.filter((text) => /^[a-z]\w*([.:][a-z]\w*)+$/i.test(text) || /\{\{|\}\}/.test(text));
}

/** Texts with a word of four letters or more that two languages share, though they should not. */
export function untranslated(one: string[], other: string[], names: ReadonlySet<string> = new Set()): string[] {
  const known = new Set(other);
  return one.filter((text) => /\p{L}{4}/u.test(text) && known.has(text) && !isShared(text, names));
}

function isShared(text: string, names: ReadonlySet<string>): boolean {
  const isAddress = /^(\S+@|https?:\/\/)\S+$/.test(text);
  return isAddress || sharedTexts.has(text) || text.split(/,? /).every((word) => names.has(word));
}

const sharedTexts = new Set([
  // What stands on the keys; German ones have another name.
  'Ctrl K',
  ...['Navor', 'Basic', 'Premium'],
  ...['Slovenščina', 'English', 'Deutsch'],
  ...[
    'Luka Novak',
    'Maja Novak',
    'Ana Kovač',
    'Ana Žagar',
    'Marko Zupan',
    'Petra Zupan',
    'Alenka Kovač',
    'Žiga Horvat',
    'Lena Österreicher',
  ],
  // Slovenian and German agree on the first, English and German on the second, Slovenian and English on the third.
  ...['Faktor 1000', 'Live', 'Tutor'],
]);
