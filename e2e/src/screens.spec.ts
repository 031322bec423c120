import { expectFaultlessScreen } from './faultless-screen.ts';
import { expect } from './fixtures.ts';
import { screens, screensOfJourneys } from './screens.ts';
import { test } from './shared-page.ts';
import { untestedRoutes } from './untested-routes.ts';

test('every address of the product is among the screens', () => {
  const paths = screens.map(({ path }) => path);
  expect(untestedRoutes(paths), 'what screens.ts lacks').toEqual(Object.keys(screensOfJourneys).toSorted());
});

for (const { path, account, names } of screens) {
  test.describe(`${path} (${account})`, () => {
    test.use({ account });

    test('is accessible, fits and is translated', async ({ page, problems }) => {
      test.slow();
      problems.expectStatus(404);
      problems.expectStatus(403);
      await expectFaultlessScreen(page, path, names);
    });
  });
}
