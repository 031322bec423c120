import { certificateOf, certified, strangerWith } from './certified-learner.ts';
import { expectFaultlessScreen } from './faultless-screen.ts';
import { expect, open, serverHtml, test } from './fixtures.ts';
import { sessionFile } from './run-folder.ts';

test('a certificate that an administrator revokes is revoked for everybody', async ({ page, browser }) => {
  const { name, id, serial } = await certified(page);
  const office = await browser.newContext({ storageState: sessionFile('admin') });
  const desk = await office.newPage();
  await open(desk, `/dashboard/issued-certificates?search=${serial}`);
  await desk.getByRole('button', { name: `Prekliči potrdilo ${serial}: ${name}` }).click();
  const dialog = desk.getByRole('dialog', { name: `Preklic potrdila: ${name}` });
  await dialog.getByLabel('Razlog').fill('Izdano pomotoma');
  await dialog.getByRole('button', { name: 'Prekliči potrdilo' }).click();
  await expect(desk.getByText(`Potrdilo je preklicano: ${name}`).first()).toBeVisible();
  await expect(desk.getByRole('row').filter({ hasText: serial })).toContainText('Razlog: Izdano pomotoma');
  await expect(desk.getByRole('heading', { level: 1 }), 'has the focus of the button that is gone').toBeFocused();
  await office.close();

  const stranger = await strangerWith(browser);
  await open(stranger, `/verify/${serial}`);
  await expect(stranger.getByRole('heading', { name: 'Potrdilo je preklicano' })).toBeVisible();
  const shown = await serverHtml(stranger, `/verify/${serial}`);
  expect(shown).not.toContain(name);
  expect(shown, 'the reason is the holder’s alone').not.toContain('Izdano pomotoma');
  await stranger.context().close();

  await open(page, `/dashboard/certificates/${id}`);
  await expect(page.getByRole('alert')).toContainText('Razlog: Izdano pomotoma');
  await expect(page.getByRole('link', { name: 'Prenesi PDF' })).toHaveCount(0);
});

test('an administrator issues anew what was revoked, and replaces the key that signs', async ({ page, browser }) => {
  const { name, id, serial } = await certified(page);
  // The first credential makes the key.
  expect((await page.request.get(`/api/certificates/${id}/credential`)).ok()).toBe(true);
  const office = await browser.newContext({ storageState: sessionFile('admin') });
  const revoked = await office.request.post(`/api/administration/certificates/${id}/revoke`, {
    data: { reason: 'Izdano pomotoma' },
  });
  expect(revoked.ok(), await revoked.text()).toBe(true);

  const desk = await office.newPage();
  await open(desk, `/dashboard/issued-certificates?search=${serial}`);
  await desk.getByRole('button', { name: `Izdaj na novo potrdilo ${serial}: ${name}` }).click();
  const anew = desk.getByRole('dialog', { name: `Nova izdaja potrdila: ${name}` });
  await anew.getByLabel('Razlog').fill('Pomota je pojasnjena');
  await anew.getByRole('button', { name: 'Izdaj novo potrdilo' }).click();
  await expect(desk.getByText(`Novo potrdilo je izdano: ${name}`).first()).toBeVisible();

  const inUse = desk.getByRole('main').getByRole('listitem').filter({ hasText: 'v rabi' });
  const before = await inUse.textContent();
  await inUse.getByRole('button', { name: /Zamenjaj ključ/ }).click();
  const rotating = desk.getByRole('dialog', { name: 'Zamenjava ključa za podpisovanje' });
  await rotating.getByLabel('Razlog').fill('Preizkus zamenjave');
  await rotating.getByRole('button', { name: 'Zamenjaj ključ' }).click();
  await expect(desk.getByText('Nov ključ je v rabi.').first()).toBeVisible();
  await expect(inUse).not.toHaveText(before ?? '');
  await office.close();

  const issued = await certificateOf(page);
  expect(issued.serial).not.toBe(serial);
  const stranger = await strangerWith(browser);
  await open(stranger, `/verify/${issued.serial}`);
  await expect(stranger.getByRole('heading', { name: 'Potrdilo je veljavno' })).toBeVisible();
  await open(stranger, `/verify/${serial}`);
  await expect(stranger.getByRole('heading', { name: 'Potrdilo je preklicano' })).toBeVisible();
  await stranger.context().close();
});

test('the list of issued certificates and signing keys is accessible, fits and is translated', async ({
  page,
  browser,
}) => {
  test.slow();
  const { serial, name } = await certified(page);
  const office = await browser.newContext({ storageState: sessionFile('admin') });
  const names = new Set(name.split(' '));
  await expectFaultlessScreen(await office.newPage(), `/dashboard/issued-certificates?search=${serial}`, names);
  await office.close();
});
