// @vitest-environment happy-dom
import type { CmsFile } from '@navor/contract';
import { createTexts, Page } from '@navor/ui/test-support.tsx';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import words from '../../../../../../translations/sl/cms-files.json' with { type: 'json' };
import { RemoveButton } from './remove-button.tsx';

afterEach(cleanup);

const use = { path: 'lessons/tok.sl.md', line: 7, where: 'draft', alt: null, is_alt_missing: false } as const;

function press(file: Partial<CmsFile>) {
  const onRemove = vi.fn(async () => {});
  const texts = createTexts();
  texts.addResourceBundle('sl', 'cms-files', words);
  render(
    <Page texts={texts}>
      <RemoveButton document={{ kind: 'course', id: 'osnove' }} file={file as CmsFile} onRemove={onRemove} />
    </Page>,
  );
  fireEvent.click(screen.getByRole('button'));
  return onRemove;
}

it('says of a file that a text shows that it stays, and leads to the text', () => {
  press({ path: 'figures/vezje.svg', uses: [use] });
  const dialog = within(screen.getByRole('dialog', { name: 'figures/vezje.svg je še v rabi' }));
  expect(dialog.getByText(words.removeUsed)).toBeDefined();
  expect(dialog.getByRole('link', { name: 'lessons/tok.sl.md, vrstica 7' })).toBeDefined();
});

it.each([
  ['a file that nothing shows', 'figures/vezje.svg', []],
  ['the picture of a course', 'drawing.svg', [{ ...use, path: 'course.yaml' }]],
])('asks, and then removes %s', async (_, path, uses) => {
  const onRemove = press({ path, uses });
  const dialog = within(screen.getByRole('alertdialog'));
  await act(async () => dialog.getByRole('button', { name: words.remove }).click());
  expect(onRemove).toHaveBeenCalledOnce();
});
