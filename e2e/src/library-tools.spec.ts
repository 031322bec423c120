import { languages } from '@navor/languages';
import { expect, open, setPreferences, test } from './fixtures.ts';

const item = (id: string) => `/technical-library/item/${id}`;

test('a table is sorted by numbers, filtered, and copied as it is shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, item('metricni-navoji'));
  const table = page.getByRole('table', { name: 'Grobi metrski navoji ISO' });
  const names = table.getByRole('rowheader');
  await expect(names.first()).toHaveText('M1,6');
  await table.getByRole('button', { name: 'Napetostni prerez' }).click();
  await table.getByRole('button', { name: 'Napetostni prerez' }).click();
  await expect(names.first()).toHaveText('M64');

  const width = async () => (await table.getByRole('columnheader').first().boundingBox())?.width;
  const widthBefore = await width();
  await page.getByLabel('Filtriraj vrstice: Grobi metrski navoji ISO').fill('m1');
  await expect(names).toHaveText(['M18', 'M16', 'M14', 'M12', 'M10', 'M1,6']);
  await expect(page.getByText('6 od 30 vrstic')).toBeVisible();
  expect(await width(), 'columns stay where they are').toBeCloseTo(widthBefore ?? 0, 0);
  await page.getByRole('button', { name: 'Kopiraj tabelo: Grobi metrski navoji ISO' }).click();
  await expect(page.getByText('Tabela je kopirana.', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const lines = copied.split('\r\n');
  expect(lines[0]).toMatch(/^Navoj\tKorak P \(mm\)\t/);
  expect(lines.slice(1).map((line) => line.split('\t')[0])).toEqual(['M18', 'M16', 'M14', 'M12', 'M10', 'M1,6', '']);
  expect(lines[5]).toMatch(/^M10\t1,5\t/);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Prenesi CSV: Grobi metrski navoji ISO' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('grobi-metrski-navoji-iso.csv');

  await page.getByLabel('Filtriraj vrstice: Grobi metrski navoji ISO').fill('whitworth');
  await expect(page.getByText('Nobena vrstica ne vsebuje tega, kar ste vpisali.')).toBeVisible();
  await page.getByRole('button', { name: 'Počisti' }).click();
  await expect(names).toHaveCount(30);
});

const wideTables = [
  {
    item: 'metricni-navoji',
    captions: { sl: 'Grobi metrski navoji ISO', en: 'ISO metric coarse threads', de: 'Metrische ISO-Regelgewinde' },
  },
  {
    item: 'trdnostni-razredi-vijakov',
    captions: {
      sl: 'Vijaki iz ogljikovih in legiranih jekel',
      en: 'Bolts of carbon and alloy steel',
      de: 'Schrauben aus unlegiertem und legiertem Stahl',
    },
  },
];

for (const language of languages) {
  test(`tables of many columns show the last one beside scroll bars that take room, in ${language}`, async ({
    page,
    context,
  }) => {
    // Those of this browser lie above the page, so that their width is taken from the page and from the table.
    await page.setViewportSize({ width: 1280 - 17, height: 800 });
    await setPreferences(context, { language });
    for (const { item: id, captions } of wideTables) {
      await open(page, item(id));
      const hidden = await page.getByRole('region', { name: captions[language] }).evaluate((element) => {
        element.style.width = `${element.clientWidth - 17}px`;
        return element.scrollWidth - element.clientWidth;
      });
      expect(hidden, id).toBeLessThanOrEqual(0);
    }
  });
}

test('a calculator reads units, says what it cannot read, turns around and starts anew', async ({ page }) => {
  await open(page, item('padec-napetosti'));
  const calculator = page.getByRole('region', { name: 'Padec napetosti', exact: true });
  const drop = calculator.getByRole('status').filter({ hasText: 'padec napetosti: ' });
  const current = calculator.getByRole('textbox', { name: 'tok', exact: true });
  await expect(drop).toHaveText(/: 7,2\sV$/);

  await current.fill('32');
  await expect(drop).toHaveText(/: 14,4\sV$/);
  await calculator.getByLabel('dolžina v eno smer').fill('0,05 km');
  await expect(drop).toHaveText(/: 28,8\sV$/);

  await current.fill('32 V');
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await expect(current).toHaveAccessibleDescription(/V je enota za/);
  await current.fill('16');
  await expect(current).not.toHaveAttribute('aria-invalid');
  await expect(drop).toHaveText(/: 14,4\sV$/);

  await calculator.getByRole('button', { name: 'Prestavi med podatke: relativni padec' }).click();
  await calculator.getByRole('button', { name: 'prerez', exact: true }).click();
  const relative = calculator.getByLabel('relativni padec');
  await expect(relative).toBeFocused();
  await relative.fill('3');
  await expect(calculator.getByRole('status').filter({ hasText: /^prerez: / })).toHaveText(/: 5,217\smm²$/);

  await calculator.getByRole('button', { name: 'Ponastavi' }).click();
  await expect(drop).toHaveText(/: 7,2\sV$/);
  await expect(calculator.getByRole('textbox', { name: 'prerez', exact: true })).toHaveValue('2,5');
});

test('a calculator computes nothing from what is impossible, and marks what is unusual', async ({ page }) => {
  await open(page, item('sila-pnevmatskega-valja'));
  const calculator = page.getByRole('region', { name: 'Sila dvosmernega valja' });
  const force = calculator.getByRole('status').filter({ hasText: 'sila pri uvleku: ' });
  const rod = calculator.getByRole('textbox', { name: 'premer batnice' });
  await rod.fill('60');
  await expect(rod).toHaveAccessibleDescription(/Batnica mora biti tanjša od bata/);
  await expect(force).toHaveText('sila pri uvleku: –');
  await rod.fill('20');
  await calculator.getByRole('textbox', { name: 'izkoristek' }).fill('1,5');
  await expect(force).toHaveText('sila pri uvleku: –');
  await calculator.getByRole('textbox', { name: 'izkoristek' }).fill('0,9');
  await calculator.getByRole('textbox', { name: 'nadtlak' }).fill('290 psi');
  await expect(force).toHaveText(/: 2,968\skN$/);
  await expect(calculator.getByText(/iz vrednosti zunaj običajnega območja: nadtlak/).first()).toBeVisible();
});

test('on a phone a calculator comes first and keeps its results in view', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, item('padec-napetosti'));
  const calculator = page.getByRole('region', { name: 'Padec napetosti', exact: true });
  await expect(calculator).toBeInViewport();
  const top = async (part: typeof calculator) => (await part.boundingBox())?.y ?? Number.NaN;
  expect(await top(calculator)).toBeLessThan(await top(page.getByText('Tok v vodniku povzroči')));
  // For the keyboard as for the eye.
  await expect(calculator.getByRole('button', { name: 'Ponastavi' })).toBeEnabled();
  await page.getByRole('button', { name: 'Natisni' }).focus();
  await page.keyboard.press('Tab');
  await expect(calculator.getByRole('button', { name: 'Ponastavi' })).toBeFocused();

  await calculator.getByRole('textbox', { name: 'tok', exact: true }).fill('32');
  await expect(calculator.getByRole('status').filter({ hasText: 'padec napetosti: ' })).not.toBeInViewport();
  await expect(calculator.getByText('14,4\u00a0V').first()).toBeInViewport();

  await open(page, item('lastnosti-prerezov'));
  const section = page.getByRole('region', { name: 'Pravokotnik', exact: true });
  await expect(section.getByRole('button', { name: 'Ponastavi' })).toBeEnabled();
  await section.getByRole('button', { name: 'Ponastavi' }).focus();
  await page.keyboard.press('Tab');
  await expect(section.getByRole('textbox', { name: 'širina' })).toBeFocused();
});

test('colours tell a resistance, and a resistance its colours', async ({ page }) => {
  await open(page, item('barvna-koda-uporov'));
  const instrument = page.getByRole('region', { name: 'Barvna koda uporov' });
  await instrument.getByLabel('3. obroček: množitelj').selectOption('orange');
  await expect(instrument.getByRole('definition').first()).toHaveText('47 kΩ');
  await instrument.getByLabel('Vpišite upornost').fill('2k2');
  await expect(instrument.getByRole('img', { name: 'Upor z obročki: rdeča, rdeča, rdeča, zlata' })).toBeVisible();
  await instrument.getByLabel('Vpišite upornost').fill('2 kg');
  await expect(instrument.getByLabel('Vpišite upornost')).toHaveAttribute('aria-invalid', 'true');
});

test('a number stands in all systems, bit by bit', async ({ page }) => {
  await open(page, item('stevilski-sistemi'));
  const instrument = page.getByRole('region', { name: 'Številski sistemi' });
  const hexadecimal = instrument.getByLabel('Šestnajstiško');
  await instrument.getByLabel('Desetiško').fill('254');
  await expect(hexadecimal).toHaveValue('FE');
  await instrument.getByRole('switch', { name: 'Bit 0, utež 1' }).click();
  await expect(hexadecimal).toHaveValue('FF');
  await instrument.getByLabel('Desetiško').fill('300');
  await expect(instrument.getByText(/^Prekoračitev obsega: za 300/)).toBeVisible();
  await instrument.getByRole('button', { name: 'Ponastavi' }).click();
  await expect(hexadecimal).toHaveValue('CA');
});

test('an address tells its network, and is parted into smaller ones', async ({ page }) => {
  await open(page, item('podomrezja-ipv4'));
  const instrument = page.getByRole('region', { name: 'Podomrežja IPv4', exact: true });
  const address = instrument.getByLabel('Naslov s predpono ali masko');
  await address.fill('10.0.0.1 255.255.252.0');
  await expect(instrument.getByRole('definition').first()).toHaveText('10.0.0.0/22');
  await instrument.getByLabel('Nova predpona').selectOption('24');
  await expect(instrument.getByRole('cell', { name: '10.0.3.0/24' })).toBeVisible();
  await address.fill('300.1.1.1/24');
  await expect(instrument.getByText('300 je preveliko: vsako od štirih števil je od 0 do 255.')).toBeVisible();
});
