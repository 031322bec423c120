import type { Page } from '@playwright/test';
import { type HtmlElement, readHtml } from './parsed-html.ts';

/** Formulas, code and titles of works are the same in every language; what stands in a field is its author's. */
const unreadElements = ['script', 'style', 'template', 'math', 'pre', 'code', 'cite', 'textarea'];
const unreadClass = 'katex';
/** Names that people have given themselves, which browsers are told to leave alone as well. */
const isName = ({ attributes }: HtmlElement) => attributes.translate === 'no';
const readAttributes = ['aria-label', 'aria-valuetext', 'placeholder', 'alt', 'title'];

/** Everything on a screen that a person reads or hears, shown or not yet shown, as the server sends it. */
export function textsIn(html: string): string[] {
  const texts: string[] = [];
  readHtml(html, {
    onElement: ({ attributes }) => texts.push(...readAttributes.map((name) => attributes[name] ?? '')),
    onText: (text, around) => isRead(around) && texts.push(text),
  });
  return tidied(texts);
}

/** The same of a screen whose scripts have run. */
export async function textsOn(page: Page): Promise<string[]> {
  return tidied(
    await page.evaluate(
      ([unread, attributes]) => {
        const texts = [document.title];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (!node.parentElement?.closest(unread)) texts.push(node.nodeValue ?? '');
        }
        for (const name of attributes) {
          for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '');
        }
        return texts;
      },
      [[...unreadElements, 'noscript', `.${unreadClass}`, '[translate=no]'].join(), readAttributes] as const,
    ),
  );
}

function isRead(around: readonly HtmlElement[]): boolean {
  const isUnread = ({ name, attributes }: HtmlElement) =>
    unreadElements.includes(name) || attributes.class?.split(' ').includes(unreadClass);
  return (
    around.some(({ name }) => name === 'body' || name === 'title') && !around.some(isUnread) && !around.some(isName)
  );
}

function tidied(texts: string[]): string[] {
  return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))].filter(Boolean);
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
  const isKnown = sharedTexts.has(text) || sharedTexts.has(text.replace(/ \d+$/, ''));
  return isAddress || isKnown || text.split(/,? /).every((word) => names.has(word) || /^\d+$/.test(word));
}

const sharedTexts = new Set([
  // What stands on the keys; German ones have another name.
  'Ctrl K',
  ...['Navor', 'Basic', 'Standard', 'Premium'],
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
  // Slovenian and German agree on the first, Slovenian and English on the second, English and German on the others.
  ...['Faktor 1000', 'Tutor', 'Live', 'Name', 'Status', 'Version'],
  'CMS · Navor',
]);
