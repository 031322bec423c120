// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './alert-dialog.tsx';
import { Button } from './button.tsx';
import { Dialog, DialogContent, DialogTrigger } from './dialog.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from './dropdown-menu.tsx';
import { Sheet, SheetContent } from './sheet.tsx';
import { renderWithTexts } from './test-support.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

it('opens a dialog with a name and a description, and closes it by its labelled button', () => {
  renderWithTexts(
    <Dialog>
      <DialogTrigger>Preimenuj</DialogTrigger>
      <DialogContent title="Preimenuj lekcijo" description="Ime vidijo vsi." />
    </Dialog>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Preimenuj' }));
  const dialog = screen.getByRole('dialog', { name: 'Preimenuj lekcijo' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Ime vidijo vsi.');
  fireEvent.click(screen.getByRole('button', { name: 'Zapri' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('names a sheet even when its title is hidden', () => {
  renderWithTexts(
    <Sheet defaultOpen>
      <SheetContent side="left" title="Meni" isTitleHidden />
    </Sheet>,
  );
  expect(screen.getByRole('dialog', { name: 'Meni' })).not.toBeNull();
});

it('stays open and busy until what was confirmed is done', async () => {
  let finish = () => {};
  const onConfirm = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  renderWithTexts(
    <ConfirmDialog
      trigger={<Button>Odpri</Button>}
      title="Izbrišem lekcijo?"
      description="V košu ostane 30 dni."
      confirmLabel="Izbriši lekcijo"
      onConfirm={onConfirm}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Odpri' }));
  const confirm = screen.getByRole('button', { name: 'Izbriši lekcijo' });
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(confirm.getAttribute('aria-busy')).toBe('true');
  await act(async () => finish());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('takes no second confirmation while it fades out', async () => {
  const original = window.getComputedStyle.bind(window);
  // No animation runs here: a panel that closes says that it has one, and stays.
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    (element, pseudo) =>
      new Proxy(original(element, pseudo), {
        get(style, key) {
          if (key === 'animationName') return element.getAttribute('data-state') === 'closed' ? 'pop-out' : 'none';
          const value: unknown = Reflect.get(style, key);
          return typeof value === 'function' ? value.bind(style) : value;
        },
      }),
  );
  const onConfirm = vi.fn();
  renderWithTexts(
    <ConfirmDialog
      trigger={<Button>Odpri</Button>}
      title="Objavim?"
      description="Vidijo jo vsi."
      confirmLabel="Objavi"
      onConfirm={onConfirm}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Odpri' }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Objavi' })));
  const closing = screen.getByRole('button', { name: 'Objavi', hidden: true });
  await act(async () => fireEvent.click(closing));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('does nothing when the confirmation is cancelled', () => {
  const onConfirm = vi.fn();
  renderWithTexts(
    <ConfirmDialog
      trigger={<Button>Odpri</Button>}
      title="Izbrišem?"
      description="Tega ni mogoče razveljaviti."
      confirmLabel="Izbriši"
      onConfirm={onConfirm}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Odpri' }));
  fireEvent.click(screen.getByRole('button', { name: 'Prekliči' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onConfirm).toHaveBeenCalledTimes(0);
});

it('opens a menu by keyboard and runs an item', () => {
  const edit = vi.fn();
  renderWithTexts(
    <DropdownMenu>
      <DropdownMenuTrigger>Več</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={edit}>Uredi</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>,
  );
  fireEvent.keyDown(screen.getByRole('button', { name: 'Več' }), { key: 'Enter' });
  fireEvent.click(screen.getByRole('menuitem', { name: 'Uredi' }));
  expect(edit).toHaveBeenCalledTimes(1);
});
