// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import texts from '../../../../../../translations/sl/cms-drafts.json' with { type: 'json' };
import { NumberField } from './number-field.tsx';

afterEach(cleanup);

function show() {
  const i18n = createInstance();
  i18n.use(initReactI18next).init({ lng: 'sl', initAsync: false, resources: { sl: { 'cms-drafts': texts } } });
  const committed: (number | undefined)[] = [];
  render(
    <I18nextProvider i18n={i18n}>
      <NumberField label="Tedni" value={4} most={104} isRequired onCommit={(number) => committed.push(number)} />
    </I18nextProvider>,
  );
  return committed;
}

function write(text: string) {
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

it('gives a whole number within its limit', () => {
  const committed = show();
  write('6');
  expect(committed).toEqual([6]);
});

it('says what is wrong with another one, and gives nothing', () => {
  const committed = show();
  write('105');
  expect(screen.getByText('Vpišite celo število od 1 do 104.')).toBeDefined();
  expect(committed).toEqual([]);
});

it('says nothing more once it is as it was', () => {
  show();
  write('šest');
  write('4');
  expect(screen.queryByText('Vpišite celo število od 1 do 104.')).toBeNull();
});
