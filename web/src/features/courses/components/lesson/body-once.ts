import type { BodyPart } from '@navor/contract';
import { useState } from 'react';

/** The texts, by the stand-ins that a page's data has in their place. */
const withheld = new WeakMap<BodyPart[], BodyPart[]>();

/**
 * A page carries the text of its lesson as HTML already. Its data need not carry it a second time: the component that
 * renders it on the server finds it here, and the browser reads it from the page.
 */
export function withholdBody(body: BodyPart[]): BodyPart[] {
  const standIns = body.map((part): BodyPart => (part.kind === 'html' ? { kind: 'html', html: '' } : part));
  withheld.set(standIns, body);
  return standIns;
}

/** Marks the element that holds a part of the text. */
export const partAttribute = 'data-body-part';

/** The whole body, whether it came with the data or with the page. */
export function useBody(body: BodyPart[]): BodyPart[] {
  const [shown, setShown] = useState(() => ({ of: body, parts: wholeBody(body) }));
  if (shown.of === body) return shown.parts;
  const whole = wholeBody(body).map((part, index) => unlessTheSame(shown.parts[index], part));
  const isSame = whole.length === shown.parts.length && whole.every((part, index) => part === shown.parts[index]);
  const parts = isSame ? shown.parts : whole;
  setShown({ of: body, parts });
  return parts;
}

function wholeBody(body: BodyPart[]): BodyPart[] {
  const known = withheld.get(body);
  if (known || typeof document === 'undefined') return known ?? body;
  const whole = body.map(
    (part, index): BodyPart =>
      part.kind === 'html' && part.html === '' ? { kind: 'html', html: htmlInPage(index) } : part,
  );
  // The page may give way to a spinner for a while, and there is nothing to read it from afterwards.
  withheld.set(body, whole);
  return whole;
}

function htmlInPage(index: number): string {
  return document.querySelector(`[${partAttribute}="${index}"]`)?.innerHTML ?? '';
}

/** What a browser reads back from a page is spelt differently; replacing it would close what the reader has opened. */
function unlessTheSame(before: BodyPart | undefined, now: BodyPart): BodyPart {
  if (before && JSON.stringify(before) === JSON.stringify(now)) return before;
  if (before?.kind !== 'html' || now.kind !== 'html') return now;
  const spelt = document.createElement('template');
  spelt.innerHTML = now.html;
  return spelt.innerHTML === before.html ? before : now;
}
