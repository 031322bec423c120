import type { BodyPart } from '@navor/contract';
import type { LiveFormula } from '@navor/quantities';
import { useState } from 'react';

/** A part as it comes with the data of a screen: whole, or left out because the page has it already. */
export type CarriedPart =
  | { kind: 'html'; html: string; isInPage?: boolean }
  | { kind: 'formula'; formula: LiveFormula; isInPage?: boolean };

/** A part as it is shown; a live formula may be drawn before it lives. */
export type ShownPart =
  | { kind: 'html'; html: string }
  | { kind: 'formula'; formula: LiveFormula; drawn: string | null };

/** The texts, by the stand-ins that a page's data has in their place. */
const withheld = new WeakMap<CarriedPart[], ShownPart[]>();

/**
 * A page carries the text of its lesson as HTML already. Its data need not carry it a second time: the component that
 * renders it on the server finds it here, and the browser reads it from the page.
 */
export function withholdBody(body: BodyPart[], draw: (formula: LiveFormula) => string): CarriedPart[] {
  const standIns = body.map(
    (part): CarriedPart => ({ ...part, ...(part.kind === 'html' && { html: '' }), isInPage: true }),
  );
  const shown = body.map((part): ShownPart => (part.kind === 'html' ? part : { ...part, drawn: draw(part.formula) }));
  withheld.set(standIns, shown);
  return standIns;
}

/** Marks the element that holds a part of the text. */
export const partAttribute = 'data-body-part';

/** The whole body, whether it came with the data or with the page. */
export function useBody(body: CarriedPart[]): ShownPart[] {
  const [shown, setShown] = useState(() => ({ of: body, parts: wholeBody(body) }));
  if (shown.of === body) return shown.parts;
  const parts = wholeBody(body).map((part, index) => unlessTheSame(shown.parts[index], part));
  setShown({ of: body, parts });
  return parts;
}

function wholeBody(body: CarriedPart[]): ShownPart[] {
  const known = withheld.get(body);
  if (known) return known;
  const whole = body.map((part, index): ShownPart => {
    const found = part.isInPage && typeof document !== 'undefined' ? htmlInPage(index) : null;
    return part.kind === 'html' ? { kind: 'html', html: found ?? part.html } : { ...part, drawn: found };
  });
  // The page may give way to a spinner for a while, and there is nothing to read it from afterwards.
  withheld.set(body, whole);
  return whole;
}

function htmlInPage(index: number): string | null {
  return document.querySelector(`[${partAttribute}="${index}"]`)?.innerHTML ?? null;
}

/** What a browser reads back from a page is spelt differently; replacing it would close what the reader has opened. */
function unlessTheSame(before: ShownPart | undefined, now: ShownPart): ShownPart {
  if (before?.kind !== 'html' || now.kind !== 'html' || before.html === now.html) return now;
  const spelt = document.createElement('template');
  spelt.innerHTML = now.html;
  return spelt.innerHTML === before.html ? before : now;
}
