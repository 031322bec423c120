import { visibleLength } from './visible-length.ts';

/**
 * KaTeX ends a line after a sign of relation or operation; a line that starts with the sign says that it goes on from the
 * one above. Only whole elements change places, so what is read out, copied and checked stays the same.
 */
export function breakBeforeOperators(html: string, isDisplayed: boolean): string {
  const start = html.indexOf(opening);
  if (start < 0) return html;
  const { children, end } = childrenAt(html, start + opening.length);
  const parts = children.map((child) =>
    child.startsWith(baseTag) ? childrenAt(child, baseTag.length).children : child,
  );
  const rearranged = isDisplayed ? displayed(parts) : runsOf(parts, (bases) => lines(bases, 0).map(baseOf));
  return html.slice(0, start + opening.length) + rearranged.join('') + html.slice(end);
}

/** The elements of what KaTeX keeps on one line, the first being the strut that gives it its height. */
type Base = string[];

const opening = '<span class="katex-html" aria-hidden="true">';
const baseTag = '<span class="katex-base">';

/** In visible signs: in a formula of its own, lines end before relations, and within a sum only if it is longer. */
const longestSum = 20;
const longestProduct = 20;

function displayed(parts: (Base | string)[]): string[] {
  return runsOf(parts, (bases) => {
    const chains = splitAtWideSpaces(bases).map((chain) => lines(chain, longestSum));
    if (chains.length === 1 && chains[0]?.length === 1) return chains[0].map(baseOf);
    return chains.map((chain) => `<span class="formula-chain">${chain.map(baseOf).join('')}</span>`);
  });
}

/** What stands between bases, a forced break or the number of a line, stays where it is. */
function runsOf(parts: (Base | string)[], write: (bases: Base[]) => string[]): string[] {
  const written: string[] = [];
  let run: Base[] = [];
  for (const part of [...parts, '']) {
    if (typeof part !== 'string') {
      run.push(part);
      continue;
    }
    if (run.length > 0) written.push(...write(run));
    written.push(part);
    run = [];
  }
  return written;
}

function lines(bases: Base[], longestSum: number): Base[] {
  const found: Base[] = [];
  let sign: string[] = [];
  for (const base of bases) {
    const [strut = '', ...content] = base;
    const line = [strut, ...sign, ...content];
    const isJoined = joins(sign[0], found.at(-1), content, longestSum);
    sign = takeSign(line);
    if (isJoined) found.at(-1)?.push(...line);
    else found.push(line);
  }
  found.at(-1)?.push(...sign);
  return found;
}

function takeSign(line: Base): string[] {
  const at = line.findLastIndex((child) => !isSpace(child));
  const isSign = at > 0 && signTag.test(line[at] ?? '');
  return isSign ? line.splice(at) : [];
}

/** A sign is never parted from what it stands before, nor factors from each other while they fit a narrow screen. */
function joins(sign: string | undefined, before: Base | undefined, content: string[], longestSum: number): boolean {
  if (!sign || !before) return false;
  if (before.every((child) => isSpace(child) || isStrut(child))) return true;
  if (!sign.startsWith('<span class="mbin')) return false;
  const longest = /[⋅×]/.test(sign) ? longestProduct : longestSum;
  return visibleLength([...before, ...content].join('')) <= longest;
}

function splitAtWideSpaces(bases: Base[]): Base[][] {
  const chains: Base[][] = [[]];
  for (const [strut = '', ...content] of bases) {
    let rest: Base = [strut];
    for (const child of content) {
      if (child === wideSpace) {
        chains.at(-1)?.push(rest);
        chains.push([]);
        rest = [strut];
      } else rest.push(child);
    }
    chains.at(-1)?.push(rest);
  }
  return chains;
}

/** What `\qquad` leaves between two formulas of one line. */
const wideSpace = '<span class="mspace" style="margin-right:2em;"></span>';
const signTag = /^<span class="m(?:rel|bin)[ "]/;

function isSpace(child: string): boolean {
  return child.startsWith('<span class="mspace');
}

function isStrut(child: string): boolean {
  return child.startsWith('<span class="katex-strut');
}

function baseOf(children: Base): string {
  return `${baseTag}${children.join('')}</span>`;
}

/** The elements from here to where the one around them is closed. */
function childrenAt(html: string, start: number): { children: string[]; end: number } {
  const children: string[] = [];
  let depth = 0;
  let from = start;
  for (const tag of html.slice(start).matchAll(/<(\/?)\w[^>]*?(\/?)>/g)) {
    const [written, closing, alone] = tag;
    if (closing) depth -= 1;
    else if (!alone) depth += 1;
    const end = start + tag.index + written.length;
    if (depth < 0) return { children, end: start + tag.index };
    if (depth > 0) continue;
    children.push(html.slice(from, end));
    from = end;
  }
  return { children, end: html.length };
}
