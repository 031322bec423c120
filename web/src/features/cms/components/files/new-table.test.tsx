// @vitest-environment happy-dom
import { createTexts, Page } from '@navor/ui/test-support.tsx';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import words from '../../../../../../translations/sl/cms-files.json' with { type: 'json' };
import { NewTable } from './new-table.tsx';

afterEach(cleanup);

function Address() {
  return <p>{useLocation().pathname}</p>;
}

function begin(name: string) {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: words.newTable.begin }));
}

it('says what a name needs that no table can have, and begins a table by another one', () => {
  const texts = createTexts();
  texts.addResourceBundle('sl', 'cms-files', words);
  render(
    <Page texts={texts}>
      <NewTable itemId="cevi" />
      <Address />
    </Page>,
  );
  for (const name of ['???', '   ']) {
    begin(name);
    expect(screen.getByRole('alert').textContent).toBe(words.newTable.needs);
  }
  begin('Tlaki v ceveh');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('/dashboard/cms/library/cevi/tables/tlaki-v-ceveh')).toBeDefined();
});
