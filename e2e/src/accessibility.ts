import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

const options: RunOptions = {
  // A large screen passes thousands of checks, which nobody reads; no rule asked for needs the style sheets themselves.
  resultTypes: ['violations'],
  preload: false,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
};

/** What keeps people from using the screen, or the part of it that `part` selects, by WCAG 2.2 AA. */
export async function seriousViolations(page: Page, part = 'html'): Promise<string[]> {
  // A screen that is looked at twice keeps the checker, which is larger than all its scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await bringChecker(page);
  const violations = await page.evaluate(
    async ([selector, asked]) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const putBack = takeOutLikeFormulas();
      try {
        const result = await checker.run(selector, asked);
        return result.violations.map(({ id, impact, nodes }) => ({ id, impact, parts: nodes.map(({ html }) => html) }));
      } finally {
        putBack();
      }

      /** A formula is drawn from hundreds of parts, so of those in the same colours only the first is looked at; of the others the place is kept. */
      function takeOutLikeFormulas(): () => void {
        const looks = new Set<string>();
        const like = [...document.querySelectorAll<HTMLElement>('.katex')].filter((formula) => {
          const look = `${getComputedStyle(formula).color} on ${groundOf(formula)}`;
          const isLikeAnother = looks.has(look);
          looks.add(look);
          return isLikeAnother;
        });
        const sizes = like.map((formula) => formula.getBoundingClientRect());
        const taken = like.map((formula, index) => {
          const before = { parts: [...formula.childNodes], style: formula.style.cssText };
          const { width = 0, height = 0 } = sizes[index] ?? {};
          formula.replaceChildren();
          Object.assign(formula.style, { display: 'inline-block', width: `${width}px`, height: `${height}px` });
          return { formula, ...before };
        });
        return () => {
          for (const { formula, parts, style } of taken) {
            formula.style.cssText = style;
            formula.replaceChildren(...parts);
          }
        };
      }

      function groundOf(element: Element): string {
        const { backgroundColor } = getComputedStyle(element);
        const isOpaque = backgroundColor !== 'rgba(0, 0, 0, 0)';
        return isOpaque || !element.parentElement ? backgroundColor : groundOf(element.parentElement);
      }
    },
    [part, options] as const,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, parts }) => parts.map((html) => `${id}: ${html}`));
}

const checkerScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** As a script, which the browser has compiled the second time; what a page evaluates is compiled each time. */
async function bringChecker(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Runtime.evaluate', { expression: checkerScript });
  await browser.detach();
}
