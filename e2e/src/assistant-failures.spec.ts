import { answers, echoesKey, gatewayKey, refuses } from '../../server/src/test-support/fake-gateway/index.ts';
import { address } from './address.ts';
import {
  ask,
  chatPath,
  expectAnswer,
  openChat,
  questionField,
  savedConversation,
  turn,
} from './assistant-conversation.ts';
import { query } from './database.ts';
import { expect, open } from './fixtures.ts';
import { slovenianOpening } from './model-gateway.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';
import { startSecondServer } from './second-server.ts';
import { test } from './with-model.ts';

const untouched = 'Danes imate še 10 sporočil od 10.';

test('a gateway that fails costs nothing, and is asked again once it is back', async ({ page, gateway }) => {
  gateway.behave(refuses(503, { error: { message: 'overloaded' } }));
  await openChat(page);
  await ask(page, 'Kaj je jeklo?');
  const failure = turn(page, 1).getByText('To sporočilo se ne šteje.', { exact: false });
  await expect(failure).toContainText('Model trenutno ni dosegljiv.');
  await expect(page.getByRole('status').getByText('Odgovora ni bilo mogoče dobiti.')).toBeAttached();
  await expect(page.getByText(untouched)).toBeVisible();
  await expect(turn(page, 1)).toContainText('Kaj je jeklo?');

  await page.reload();
  await expect(failure).toBeVisible();
  gateway.behave(answers('Jeklo je zlitina železa in ogljika.'));
  await turn(page, 1).getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(turn(page, 1)).toContainText('Jeklo je zlitina železa in ogljika.');
  await expect(failure).toHaveCount(0);
  await expect(turn(page, 1).getByText('Poskus 2')).toBeVisible();
  await expect(turn(page, 2)).toHaveCount(0);
  await expect(page.getByText('Danes imate še 9 sporočil od 10.')).toBeVisible();
});

test('a gateway that repeats its key in an error has it told to nobody', async ({ page, gateway }) => {
  gateway.behave(echoesKey(401));
  await openChat(page);
  await ask(page, 'Kaj je jeklo?');
  await expect(turn(page, 1)).toContainText('Povezava z modelom ni pravilno nastavljena. Obvestite skrbnika.');
  expect(await page.content()).not.toContain(gatewayKey);
  expect(await savedConversation(page)).not.toContain(gatewayKey);
});

test('an answer whose process dies is interrupted, costs nothing and is asked for again', async ({
  page,
  gateway,
  problems,
}) => {
  const dying = await startSecondServer(gateway.env);
  // Whatever is asked of it from then on.
  problems.expect(new RegExp(dying.address));
  try {
    const { id } = await openOnboardedAccount(page);
    await open(page, `${dying.address}${chatPath}`);
    await ask(page, 'Koliko kW je 150 KM?');
    await gateway.say(`${slovenianOpening}\n\nNajprej preverimo enoto.\n\nNato`);
    await expect(turn(page, 1)).toContainText('Najprej preverimo enoto.');
    const { pathname } = new URL(page.url());
    const watching = await page.context().newPage();
    await open(watching, `${address}${pathname}`);
    await expect(watching.getByText('Asistent piše …')).toBeVisible();
    await questionField(watching).fill('In v konjskih močeh?');

    await dying.kill();
    // Nobody says any more that it is being written; the time for that is over at once.
    await query(`UPDATE assistant_answers SET alive_until = now() WHERE user_id = $1 AND status = 'writing'`, [id]);
    await page.goto(`${address}${pathname}`);
    for (const shown of [page, watching]) {
      await expect(turn(shown, 1)).toContainText(
        'Odgovor je bil prekinjen. Poskusite znova; to sporočilo se ne šteje.',
      );
      await expect(turn(shown, 1)).toContainText('Najprej preverimo enoto.');
      await expect(shown.getByText('Asistent piše …')).toHaveCount(0);
    }
    await expect(watching.getByText(untouched)).toBeVisible();
    await expect(questionField(watching)).toHaveValue('In v konjskih močeh?');
    await turn(watching, 1).getByRole('button', { name: 'Odgovori znova' }).click();
    await expect(turn(watching, 1)).toContainText(/110,3\d*\s*kW/);
    await expectAnswer(watching);
    await expect(watching.getByText('Danes imate še 9 sporočil od 10.')).toBeVisible();
  } finally {
    await dying.stop();
  }
});
