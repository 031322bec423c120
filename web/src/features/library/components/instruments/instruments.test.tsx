// @vitest-environment happy-dom
import { instruments } from '@navor/contract/choices';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { withTexts } from '#screen/reading/calculator/texts.fixture.ts';
import en from '../../../../../../translations/en/calculator.json' with { type: 'json' };
import formula from '../../../../../../translations/en/formula.json' with { type: 'json' };
import Instrument from './instrument.tsx';
import Ipv4Subnets from './ipv4-subnets/ipv4-subnets.tsx';
import NumberSystems from './number-systems/number-systems.tsx';
import ResistorColours from './resistor-colours/resistor-colours.tsx';

afterEach(cleanup);

const show = (instrument: ReactNode) => render(withTexts(instrument, 'en'));
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const type = (name: string | RegExp, text: string) => fireEvent.change(field(name), { target: { value: text } });
const choose = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name, { selector: 'select' }), { target: { value } });
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');
const fact = (name: string) => plain(screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent);
const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
const drawings = () => screen.getAllByRole('img').map((drawing) => drawing.getAttribute('aria-label'));

it.each(instruments)('fetches %s when it is placed', { timeout: 20_000 }, async (name) => {
  show(
    <Suspense>
      <Instrument name={name} />
    </Suspense>,
  );
  expect(await screen.findByText(formula.reset, {}, { timeout: 10_000 })).toBeTruthy();
});

it.each([
  ['resistor-colours', <ResistorColours key="r" />, '4.7 kΩ'],
  ['number-systems', <NumberSystems key="n" />, '1100 1010'],
  ['ipv4-subnets', <Ipv4Subnets key="i" />, '192.168.10.64/26'],
])('%s is a worked example without scripts', (_, instrument, result) => {
  const html = plain(renderToString(withTexts(instrument, 'en')));
  expect(html).toContain(result);
  expect(html).toContain(formula.noScript);
  expect(html).not.toMatch(/<select(?![^>]*disabled)/);
  expect(html).not.toMatch(/<input(?![^>]*readOnly)/);
});

describe('colours of resistors', () => {
  it('tells value, tolerance and range of the chosen bands', () => {
    show(<ResistorColours />);
    expect([fact('Resistance'), fact('Tolerance'), fact('Permitted values')]).toEqual([
      '4.7 kΩ',
      '± 5 %',
      '4.465 to 4.935 kΩ',
    ]);
    expect(screen.getByText('A standard value of E6, E12, E24.')).toBeTruthy();
    choose('Band 3: multiplier', 'gold');
    expect(fact('Resistance')).toBe('4.7 Ω');
    choose('Band 2: digit', 'grey');
    expect(fact('Resistance')).toBe('4.8 Ω');
    expect(plain(screen.getByText(/not a standard value/).textContent)).toContain('E24 is 4.7 Ω, in E96 it is 4.75 Ω');
  });

  it('has three to six bands, and says their names', () => {
    show(<ResistorColours />);
    choose('Number of bands', '3');
    expect(fact('Tolerance')).toBe('± 20 %');
    expect(screen.queryByText('Temperature coefficient', { selector: 'dt' })).toBeNull();
    choose('Number of bands', '6');
    expect(fact('Resistance')).toBe('47 kΩ');
    expect(fact('Temperature coefficient')).toBe('± 100 ppm/K');
    expect(drawings()[0]).toBe('Resistor with bands: yellow, violet, black, red, gold, brown');
  });

  it.each(['4.7 kΩ', '4k7', '4700', '4,7k'])('finds the bands of %s', (text) => {
    show(<ResistorColours />);
    type('Enter a resistance', text);
    expect(drawings().slice(1)).toEqual([
      'Resistor with bands: yellow, violet, red, gold',
      'Resistor with bands: yellow, violet, black, brown, gold',
    ]);
  });

  it('asks about a number with two meanings, and draws no bands until it is told', () => {
    show(<ResistorColours />);
    const before = drawings();
    type('Enter a resistance', '4,700');
    expect(drawings().length).toBeLessThan(before.length);
    const choices = screen.getByRole('group', { name: formula.choices });
    expect(
      within(choices)
        .getAllByRole('button')
        .map(({ textContent }) => plain(textContent)),
    ).toEqual(['4700 Ω', '4.700 Ω']);
    fireEvent.click(within(choices).getAllByRole('button')[0] as Element);
    expect(field('Enter a resistance').value).toBe('4700');
    expect(drawings()).toEqual(before);
  });

  it('explains what it cannot read or write', () => {
    show(<ResistorColours />);
    type('Enter a resistance', '5 V');
    expect(described(field('Enter a resistance'))).toContain('V is a unit of voltage. Resistance is measured in Ω.');
    type('Enter a resistance', '0.05');
    expect(plain(screen.getByText(/such a small resistance/).textContent)).toContain('100 mΩ');
    type('Enter a resistance', '4750');
    expect(plain(screen.getByText(/rounded value/).textContent)).toContain('4.8 kΩ');
  });
});

describe('number systems', () => {
  const values = () => ['Binary', 'Octal', 'Decimal', 'Hexadecimal'].map((name) => field(name).value);

  it('shows one number in all of them', () => {
    show(<NumberSystems />);
    expect(values()).toEqual(['1100 1010', '312', '202', 'CA']);
    type('Hexadecimal', '0x2d');
    expect(values()).toEqual(['0010 1101', '55', '45', '0x2d']);
    type('Binary', '1111_1111');
    expect(values()).toEqual(['1111_1111', '377', '255', 'FF']);
  });

  it('reads two’s complement', () => {
    show(<NumberSystems />);
    choose('Interpretation', 'signed');
    expect(field('Decimal').value).toBe('−54');
    type('Decimal', '-1');
    expect(values()).toEqual(['1111 1111', '377', '-1', 'FF']);
    choose('Word length', '16');
    expect(field('Hexadecimal').value).toBe('FFFF');
  });

  it('says clearly that a number has no room', () => {
    show(<NumberSystems />);
    type('Decimal', '300');
    expect(described(field('Decimal'))).toContain(
      'Overflow: 300 needs 9 bits. With 8 bits, numbers from 0 to 255 are possible.',
    );
    type('Binary', '1021');
    expect(described(field('Binary')).join()).toContain('“2” is not a digit of this system. Use 0 and 1.');
    expect(field('Binary').value).toBe('1021');
  });

  it('has a switch for each bit, which arrow keys lead to', () => {
    show(<NumberSystems />);
    const bits = screen.getAllByRole('switch');
    expect(bits.map((bit) => bit.getAttribute('aria-checked') === 'true')).toEqual(
      [...'11001010'].map((bit) => bit === '1'),
    );
    expect(bits.filter((bit) => bit.tabIndex === 0)).toHaveLength(1);
    fireEvent.click(screen.getByRole('switch', { name: 'Bit 0, weight 1' }));
    expect(field('Decimal').value).toBe('203');
    bits.at(-1)?.focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Bit 1, weight 2');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Home' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Bit 7, weight 128');
    choose('Word length', '64');
    expect(screen.getAllByRole('switch')).toHaveLength(64);
  });

  it('shows the way there and back', () => {
    show(<NumberSystems />);
    type('Decimal', '45');
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      '45 : 2221',
      '22 : 2110',
      '11 : 251',
      '5 : 221',
      '2 : 210',
      '1 : 201',
    ]);
    expect(screen.getByText(/bottom to top: 101101/)).toBeTruthy();
    expect(document.body.textContent).toContain('1·25 + 1·23 + 1·22 + 1·20 = 32 + 8 + 4 + 1 = 45');
    choose('Interpretation', 'signed');
    type('Decimal', '-56');
    expect(document.body.textContent).toContain('28 − 56 = 200');
    expect(document.body.textContent).toContain('200 − 256 = −56');
  });
});

describe('subnets', () => {
  const facts = () => [en.subnets.network, en.subnets.firstHost, en.subnets.lastHost, en.subnets.broadcast].map(fact);

  it('tells all about the network of an address', () => {
    show(<Ipv4Subnets />);
    expect(facts()).toEqual(['192.168.10.64/26', '192.168.10.65', '192.168.10.126', '192.168.10.127']);
    expect([fact('Mask'), fact('Wildcard mask'), fact('Host addresses')]).toEqual([
      '255.255.255.192',
      '0.0.0.63',
      '62',
    ]);
    expect(screen.getByText('192.168.10.77: private addresses for local networks (RFC 1918).')).toBeTruthy();
    expect(fact('address')).toBe('11000000.10101000.00001010.01001101');
    expect(screen.getAllByText('11000000.10101000.00001010.01')).toHaveLength(3);
    type(/Address with/, '10.0.0.1 255.255.252.0');
    expect(facts()[0]).toBe('10.0.0.0/22');
    expect(fact('Host addresses')).toBe('1,022');
  });

  it('knows links of two and single addresses', () => {
    show(<Ipv4Subnets />);
    type(/Address with/, '10.0.0.5/31');
    expect(facts()).toEqual(['10.0.0.4/31', '10.0.0.4', '10.0.0.5', 'none']);
    expect(screen.getByText(/RFC 3021/)).toBeTruthy();
    type(/Address with/, '10.0.0.5/32');
    expect(screen.getByText('A single address cannot be split.')).toBeTruthy();
  });

  it('splits a network, and counts what it does not show', { timeout: 20_000 }, () => {
    show(<Ipv4Subnets />);
    expect(document.querySelectorAll('tbody tr')).toHaveLength(4);
    choose('New prefix', '27');
    expect(screen.getByText('2 subnets, each with this many host addresses: 30.')).toBeTruthy();
    type(/Address with/, '10.0.0.0/8');
    choose('New prefix', '24');
    expect(document.body.textContent).toMatch(/65,536 subnets, .*The first 256 are shown/);
    expect(document.querySelectorAll('tbody tr')).toHaveLength(256);
  });

  it.each([
    ['', 'Enter an address and a prefix.'],
    ['10.0.0.1', 'Add a prefix (such as /24) or a mask (such as 255.255.255.0) after the address.'],
    ['10.0.0.300/8', '300 is too large: each of the four numbers is from 0 to 255.'],
    ['10.0.0.1/40', '“40” is not a prefix. Enter a number from 0 to 32.'],
    ['10.0.0.1 255.0.255.0', '“255.0.255.0” is not a mask: in binary, all ones must come before all zeros.'],
  ])('explains what is wrong with "%s"', (text, message) => {
    show(<Ipv4Subnets />);
    type(/Address with/, text);
    expect(described(field(/Address with/))).toContain(message);
    expect(field(/Address with/).value).toBe(text);
  });
});
