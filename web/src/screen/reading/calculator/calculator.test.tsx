// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import formula from '../../../../../translations/sl/formula.json' with { type: 'json' };
import { toss, wire } from './calculator.fixture.ts';
import Calculator from './calculator.tsx';
import { withTexts } from './texts.fixture.ts';

afterEach(cleanup);

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(name) });
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const choose = (name: string, option: string) => {
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: new RegExp(name) });
  const at = [...select.options].findIndex(({ text }) => text === option);
  fireEvent.change(select, { target: { value: `${at}` } });
};
const results = () =>
  [...document.querySelectorAll('output')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const steps = (name: string) =>
  [
    ...(screen
      .getByText(new RegExp(`^: ${name}$`), { selector: 'summary *' })
      .closest('details')
      ?.querySelectorAll('math') ?? []),
  ].map(({ textContent }) => textContent);

describe('without scripts', () => {
  it('is a worked example', () => {
    const html = renderToString(withTexts(<Calculator calculator={wire} />)).replaceAll('\u00a0', ' ');
    expect(html).toContain('<b>U = R I</b>');
    expect(html).toContain('<b>R = 2 rho l / A</b>');
    expect(html).toContain('2,064 mm²');
    expect(html).toContain(formula.noScript);
    expect(html.match(/readOnly=""/g)).toHaveLength(3);
    expect(html.match(/<select[^>]*disabled=""/g)).toHaveLength(2);
  });
});

describe('computing', () => {
  it('follows the equations and then the rules', () => {
    render(withTexts(<Calculator calculator={wire} />));
    expect(results()).toEqual([
      'prerez: 2,064 mm²',
      'upornost voda: 431,3 mΩ',
      'standardni prerez: 2,5 mm²',
      'dovoljeni tok: 21 A',
    ]);
  });

  it('takes numbers in any notation, and choices', () => {
    render(withTexts(<Calculator calculator={wire} />));
    type('dolžina', '0,05 km');
    choose('vodnik', 'aluminij');
    choose('polaganje', 'na steni');
    expect(results()).toEqual([
      'prerez: 6,632 mm²',
      'upornost voda: 431,3 mΩ',
      'standardni prerez: –',
      'dovoljeni tok: –',
    ]);
    expect(screen.getByText(/prerez: vrednost presega 4.mm²/)).toBeTruthy();
    expect(screen.getByText(/ker manjka: standardni prerez/)).toBeTruthy();
  });

  it('says that the table has nothing there', () => {
    render(withTexts(<Calculator calculator={wire} />));
    type('dolžina', '40');
    expect(results().slice(2)).toEqual(['standardni prerez: 4 mm²', 'dovoljeni tok: –']);
    expect(screen.getByText('Za to kombinacijo v tabeli ni podatka.')).toBeTruthy();
  });

  it('shows how each result was found', () => {
    render(withTexts(<Calculator calculator={wire} />));
    expect(steps('upornost voda')).toEqual(['R=UI', '=6,9V16A', '=431,3mΩ']);
    expect(steps('prerez')?.at(-1)).toBe('=2,064mm²');
    expect(screen.getByText(/Prva standardna vrednost, ki ni manjša, je 2,5.mm²/)).toBeTruthy();
    expect(screen.getByText(/nad 1,5 do vključno 2,5.mm²/)).toBeTruthy();
    expect(screen.getByText('Stolpec tabele: v steni.')).toBeTruthy();
  });

  it('says that there are several solutions, and goes on with the least', () => {
    render(withTexts(<Calculator calculator={toss} />));
    expect(results()).toEqual(['čas: 1 s', 'pot: 15 m']);
    expect(screen.getByText(/ustreza tudi 2.s/)).toBeTruthy();
    expect(screen.getByText(formula.numeric)).toBeTruthy();
    expect(steps('čas')?.slice(-2)).toEqual(['⇒t=1s', '⇒t=2s']);
  });

  it('says that there is no solution, and what cannot be found for it', () => {
    render(withTexts(<Calculator calculator={toss} />));
    type('višina', '90');
    expect(results()).toEqual(['čas: –', 'pot: –']);
    expect(screen.getByText(/ni rešitve/)).toBeTruthy();
    expect(screen.getByText(/ker manjka: čas/)).toBeTruthy();
  });

  it('has as many figures as the author asked for', () => {
    const { quantities, ...rest } = wire;
    const precise = quantities.map((quantity) => (quantity.key === 'R' ? { ...quantity, figures: 7 } : quantity));
    render(withTexts(<Calculator calculator={{ ...rest, quantities: precise }} />));
    type('padec', '6,91234');
    expect(results().slice(0, 2)).toEqual(['prerez: 2,06 mm²', 'upornost voda: 432,0213 mΩ']);
    expect(steps('upornost voda')?.at(-1)).toBe('=432,0213mΩ');
    expect(steps('prerez')?.join()).toContain('432,0213');
    press('Prestavi med podatke: upornost voda');
    press(/padec napetosti/);
    expect(field('upornost voda').value).toBe('0,4320213');
  });

  it('looks nothing up by what is outside of its range', () => {
    render(withTexts(<Calculator calculator={wire} />));
    type('padec', '-6');
    expect(results()).toEqual([
      'prerez: −2,373 mm²',
      'upornost voda: −375 mΩ',
      'standardni prerez: –',
      'dovoljeni tok: –',
    ]);
    expect(screen.getByText(/^prerez: vrednost je zunaj območja od 0 do 100.mm², zato/)).toBeTruthy();
    expect(screen.getByText(/ker manjka: standardni prerez/)).toBeTruthy();
  });

  it('says that zero cannot be divided by', () => {
    render(withTexts(<Calculator calculator={wire} />));
    type('tok', '0');
    expect(screen.getByText(formula.zeroDivision)).toBeTruthy();
    expect(results()).toContain('upornost voda: –');
  });

  it('notes what is outside of the usual range', () => {
    render(withTexts(<Calculator calculator={wire} />));
    type('padec', '50 mV');
    expect(screen.getByText(/Zunaj običajnega območja od 0 do 100.mm²/)).toBeTruthy();
  });
});

describe('what cannot be read', () => {
  it('is explained beside its field, and holds up only what is found from it', () => {
    render(withTexts(<Calculator calculator={wire} />));
    type('dolžina', '25 kg');
    expect(field('dolžina').value).toBe('25 kg');
    expect(field('dolžina').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/kg je enota za maso/)).toBeTruthy();
    expect(results()).toEqual(['prerez: –', 'upornost voda: 431,3 mΩ', 'standardni prerez: –', 'dovoljeni tok: –']);
    expect(screen.getAllByText(formula.waiting)).toHaveLength(3);
  });
});

describe('swapping', () => {
  it('asks what is to be computed instead where several may be', () => {
    render(withTexts(<Calculator calculator={wire} />));
    press('Prestavi med podatke: prerez');
    const question = screen.getByRole('group', { name: /namesto te/ });
    const offered = within(question).getAllByRole('button');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['ldolžina', 'Itok', 'Upadec napetosti', 'Prekliči']);
    expect(document.activeElement).toBe(offered[0]);
    fireEvent.click(within(question).getByRole('button', { name: /padec napetosti/ }));
    expect(field('prerez').value).toBe('2,064');
    expect(document.activeElement).toBe(field('prerez'));
    expect(results()[0]).toBe('padec napetosti: 6,9 V');
    expect(screen.getByText('Zdaj je med podatki: prerez. Na novo se izračuna: padec napetosti.')).toBeTruthy();
    type('prerez', '4');
    expect(results()).toEqual([
      'padec napetosti: 3,56 V',
      'upornost voda: 222,5 mΩ',
      'standardni prerez: 4 mm²',
      'dovoljeni tok: –',
    ]);
  });

  it('swaps at once where there is nothing to ask', () => {
    const { title, quantities, equations, id } = wire;
    const ohm = {
      ...{ id, title },
      quantities: quantities.filter(({ key }) => ['U', 'I', 'R'].includes(key)).slice(0, 3),
      equations: equations.slice(0, 1),
    };
    const fixed = ohm.quantities.map((quantity) =>
      quantity.key === 'I' ? { ...quantity, kind: 'constant' as const, value: 16 } : quantity,
    );
    render(withTexts(<Calculator calculator={{ ...ohm, quantities: fixed }} />));
    press('Prestavi med podatke: upornost voda');
    expect(document.activeElement).toBe(field('upornost voda'));
    expect(results()).toEqual(['padec napetosti: 6,9 V']);
  });

  it('says that what could not be read is not used, and has it back where it was', () => {
    render(withTexts(<Calculator calculator={wire} />));
    const unread = 'Vnos »25 kg« ni veljaven, zato ni upoštevan.';
    type('dolžina', '25 kg');
    press('Prestavi med podatke: prerez');
    press(/dolžina/);
    expect(results()[0]).toBe('dolžina: 25 m');
    expect(screen.getByText(unread)).toBeTruthy();
    expect(screen.getByText(new RegExp(`^Zdaj je med podatki: prerez\\. .*${unread}$`))).toBeTruthy();
    press('Prestavi med podatke: dolžina');
    press(/prerez/);
    expect(field('dolžina').value).toBe('25 kg');
    expect(field('dolžina').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText(unread)).toBeNull();
    expect(results()[0]).toBe('prerez: –');
  });

  it('has nothing to say about a field that was left empty', () => {
    render(withTexts(<Calculator calculator={wire} />));
    type('dolžina', ' ');
    press('Prestavi med podatke: prerez');
    press(/dolžina/);
    expect(results()[0]).toBe('dolžina: 25 m');
    expect(screen.queryByText(/ni veljaven/)).toBeNull();
  });

  it('can be left with Escape', () => {
    render(withTexts(<Calculator calculator={wire} />));
    press('Prestavi med podatke: prerez');
    fireEvent.keyDown(screen.getByRole('group', { name: /namesto te/ }), { key: 'Escape' });
    expect(screen.queryByRole('group', { name: /namesto te/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Prestavi med podatke: prerez' }));
  });

  it('offers nothing for what rules find', () => {
    render(withTexts(<Calculator calculator={wire} />));
    expect(screen.queryByRole('button', { name: /Določi.*standardni prerez/ })).toBeNull();
  });

  it('is undone by going back to the start', () => {
    render(withTexts(<Calculator calculator={wire} />));
    press('Prestavi med podatke: prerez');
    press(/tok/);
    type('dolžina', '99 kg');
    press(formula.reset);
    expect(field('dolžina').value).toBe('25');
    expect(results()[0]).toBe('prerez: 2,064 mm²');
  });
});
