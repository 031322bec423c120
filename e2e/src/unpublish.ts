import { expect, type Page } from '@playwright/test';

/** What a journey publishes would be found by all that come after it. */
export async function unpublish(page: Page, kind: 'course' | 'quiz', id: string): Promise<void> {
  const response = await page.request.post(`/api/cms/${kind}/${id}/unpublish`, { data: {} });
  expect(response.ok(), await response.text()).toBe(true);
}
