import type { BodyPart } from '@navor/contract';
import type { LiveFormula } from '@navor/quantities';
import { useState } from 'react';

/** A part as it comes with the data of a screen: whole, or with its text left out because the page has it already. */
export type BodyPartData = BodyPart | { kind: 'html-in-page' } | { kind: 'formula-in-page'; formula: LiveFormula };

/** A part as it is shown; a live formula may be drawn before it lives. */
export type ShownPart =
  | { kind: 'html'; html: string }
  | { kind: 'formula'; formula: LiveFormula; drawn: string | null };

/** On the server: what a page shows, by the stand-ins that its data has instead. */
const withheld = new WeakMap<BodyPartData[], ShownPart[]>();

/** In the browser: what was read from the page. It may give way to a spinner, and be no longer there to read from. */
const readBack = new WeakMap<BodyPartData[], ShownPart[]>();

/**
 * A page carries its text as HTML already. Its data need not carry it a second time: the component that
 * renders it on the server finds it here, and the browser reads it from the page.
 */
export function withholdBody(body: BodyPart[], draw: (formula: LiveFormula) => string): BodyPartData[] {
  const standIns = body.map(
    (part): BodyPartData =>
      part.kind === 'html' ? { kind: 'html-in-page' } : { kind: 'formula-in-page', formula: part.formula },
  );
  const shown = body.map((part): ShownPart => (part.kind === 'html' ? part : { ...part, drawn: draw(part.formula) }));
  withheld.set(standIns, shown);
  return standIns;
}

/** Marks the element that holds a part of the text. */
export const partAttribute = 'data-body-part';

/** The whole body, whether it came with the data or with the page; the same array for as long as nothing changes. */
export function useBody(body: BodyPartData[]): ShownPart[] {
  const [shown, setShown] = useState(() => ({ of: body, parts: wholeBody(body) }));
  if (shown.of === body) return shown.parts;
  const parts = unlessTheSame(shown.parts, wholeBody(body));
  setShown({ of: body, parts });
  return parts;
}

function wholeBody(body: BodyPartData[]): ShownPart[] {
  const known = withheld.get(body) ?? readBack.get(body);
  if (known) return known;
  const whole = body.map(wholePart);
  readBack.set(body, whole);
  return whole;
}

function wholePart(part: BodyPartData, index: number): ShownPart {
  switch (part.kind) {
    case 'html':
      return part;
    case 'formula':
      return { ...part, drawn: null };
    case 'html-in-page':
      return { kind: 'html', html: htmlInPage(index) };
    case 'formula-in-page':
      return { kind: 'formula', formula: part.formula, drawn: htmlInPage(index) };
  }
}

function htmlInPage(index: number): string {
  const element = typeof document === 'undefined' ? null : document.querySelector(`[${partAttribute}="${index}"]`);
  if (!element) throw new Error(`Part ${index} of the text is neither in its data nor in the page`);
  return element.innerHTML;
}

/** What is replaced loses the focus, and closes what the reader has opened in it. */
function unlessTheSame(before: ShownPart[], now: ShownPart[]): ShownPart[] {
  const parts = now.map((part, index) => {
    const earlier = before[index];
    return earlier && isSame(earlier, part) ? earlier : part;
  });
  const isUnchanged = parts.length === before.length && parts.every((part, index) => part === before[index]);
  return isUnchanged ? before : parts;
}

function isSame(before: ShownPart, now: ShownPart): boolean {
  if (before.kind === 'html' && now.kind === 'html') {
    return before.html === now.html || withoutOpened(before.html) === withoutOpened(asReadBack(now.html));
  }
  if (before.kind === 'html' || now.kind === 'html') return false;
  return JSON.stringify(before.formula) === JSON.stringify(now.formula);
}

/** Browsers spell HTML in a way of their own when it is read from a page. */
function asReadBack(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.innerHTML;
}

/** Solutions may have been opened while the scripts were on their way. */
function withoutOpened(html: string): string {
  return html.replaceAll(' open=""', '');
}
