// @vitest-environment happy-dom
import { createTexts, Page } from '@navor/ui/test-support.tsx';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import words from '../../../../../../translations/sl/cms-lesson.json' with { type: 'json' };
import errors from '../../../../../../translations/sl/errors.json' with { type: 'json' };
import type { FrontMatter } from './front-matter.ts';
import { FrontMatterFields } from './front-matter-fields.tsx';

afterEach(cleanup);

function Fields() {
  const [front, setFront] = useState<FrontMatter>({ title: 'Tok', summary: 'Kaj teče.', keywords: [] });
  return (
    <>
      <FrontMatterFields front={front} language="sl" isReadOnly={false} onChange={setFront} />
      <output>{`${front.title} | ${front.summary}`}</output>
    </>
  );
}

it.each([
  ['title', 'Naslov', 'To', 'Naboj', 'Tok | Kaj teče.', 'Naboj | Kaj teče.'],
  ['summary', 'Povzetek', 'Kaj', 'Kdo teče.', 'Tok | Kaj teče.', 'Tok | Kdo teče.'],
])('says that a %s is required, and keeps it until another one is typed', (_, label, shorter, other, kept, changed) => {
  const texts = createTexts();
  texts.addResourceBundle('sl', 'cms-lesson', words);
  texts.addResourceBundle('sl', 'errors', errors);
  render(
    <Page texts={texts}>
      <Fields />
    </Page>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: label });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  fireEvent.focus(field);
  type(shorter);
  type('');
  expect(field.value).toBe('');
  expect(screen.getByRole('alert').textContent).toBe('To polje je obvezno.');
  expect(screen.getByRole('status').textContent).toBe(kept);
  type(other);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe(changed);
});
