import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What keeps people from using the screen, or the part of it that `part` selects, by WCAG 2.2 AA. */
export async function seriousViolations(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // A large screen passes thousands of checks, which nobody reads; no rule asked for needs the style sheets themselves.
    .options({ resultTypes: ['violations'], preload: false })
    // Frames of other sites are what the other mode is for, and the product has none.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
