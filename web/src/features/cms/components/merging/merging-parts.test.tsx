// @vitest-environment happy-dom
import type { MergePart } from '@navor/contract';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import texts from '../../../../../../translations/sl/cms-merging.json' with { type: 'json' };
import { Conflict } from './conflict.tsx';
import { Difference } from './difference.tsx';

afterEach(cleanup);

function show(element: ReactElement) {
  const i18n = createInstance();
  i18n.use(initReactI18next).init({ lng: 'sl', initAsync: false, resources: { sl: { 'cms-merging': texts } } });
  return render(<I18nextProvider i18n={i18n}>{element}</I18nextProvider>);
}

describe('a difference', () => {
  it('says what was added and removed, and folds what is the same', () => {
    show(
      <Difference
        differences={[
          { kind: 'same', text: 'Prva vrstica.\n\nDruga.' },
          {
            kind: 'changed',
            words: [
              { kind: 'removed', text: 'Tok' },
              { kind: 'added', text: 'Naboj' },
            ],
          },
          { kind: 'added', text: 'Novo.' },
        ]}
      />,
    );
    const [folded, changed, added] = screen.getAllByRole('listitem');
    expect(folded?.textContent).toContain('3 nespremenjene vrstice');
    expect(changed?.textContent).toMatch(/Spremenjeno.*odstranjeno: Tok.*dodano: Naboj/);
    expect(added?.textContent).toContain('DodanoNovo.');
  });

  it('says that there is none', () => {
    show(<Difference differences={[{ kind: 'same', text: 'A' }]} />);
    expect(screen.getByText('Besedili sta enaki.')).toBeDefined();
  });
});

describe('a conflict', () => {
  const parts: MergePart[] = [
    { kind: 'same', text: 'Uvod.\n\n' },
    { kind: 'conflict', base: 'Prej.\n\n', own: 'Moje.\n\n', theirs: 'Njihovo.\n\n' },
    { kind: 'conflict', base: 'Konec.\n', own: '', theirs: 'Pravi konec.\n' },
  ];
  const place = (number: number) => within(screen.getByRole('article', { name: `Mesto ${number} od 2` }));
  const save = () => screen.getByRole('button', { name: 'Shrani združeno besedilo' });

  it('is saved once every place is chosen', () => {
    const onResolve = vi.fn();
    show(<Conflict parts={parts} onResolve={onResolve} />);
    expect(document.activeElement?.textContent).toBe('Istočasno je pisal še nekdo drug');
    fireEvent.click(place(1).getByRole('radio', { name: 'Obe, vaše spodaj' }));
    expect(save().hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('Izbrati morate še na 1 mestu.');
    fireEvent.click(place(2).getByRole('radio', { name: 'Od drugega avtorja' }));
    fireEvent.click(save());
    expect(onResolve).toHaveBeenCalledWith('Uvod.\n\nNjihovo.\n\nMoje.\n\nPravi konec.\n');
  });

  it('is settled with new words', () => {
    const onResolve = vi.fn();
    show(<Conflict parts={parts} onResolve={onResolve} />);
    fireEvent.click(place(1).getByRole('radio', { name: 'Napiši na novo' }));
    fireEvent.change(place(1).getByRole('textbox', { name: 'Novo besedilo' }), { target: { value: 'Skupno.' } });
    fireEvent.click(place(2).getByRole('radio', { name: 'Vaše' }));
    fireEvent.click(save());
    expect(onResolve).toHaveBeenCalledWith('Uvod.\n\nSkupno.\n\n');
  });

  it('offers no two texts where one of them is gone', () => {
    show(<Conflict parts={parts} onResolve={() => {}} />);
    expect(place(2).queryByRole('radio', { name: 'Obe, vaše spodaj' })).toBeNull();
    expect(place(2).getByText('Odstranjeno')).toBeDefined();
  });
});
