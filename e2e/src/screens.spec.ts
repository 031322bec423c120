import { test } from './fixtures.ts';
import { screens } from './screens.ts';
import { expectSoundScreen } from './sound-screen.ts';

test.use({ reducedMotion: 'reduce' });

for (const { path, account, names } of screens) {
  test.describe(`${path} (${account})`, () => {
    test.use({ account });

    test('is accessible, fits and is translated', async ({ page, problems }) => {
      test.slow();
      problems.expectStatus(404);
      problems.expectStatus(403);
      await expectSoundScreen(page, path, names);
    });
  });
}
