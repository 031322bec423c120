// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { Alert } from './alert.tsx';
import { Avatar } from './avatar.tsx';
import { EmptyState } from './empty-state.tsx';
import { initialsOf } from './initials.ts';
import { SkeletonRegion } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import { createTexts, Page, renderWithTexts } from './test-support.tsx';

afterEach(cleanup);

describe('Spinner', () => {
  it.each([
    ['sl', 'Nalaganje...'],
    ['en', 'Loading...'],
    ['de', 'Wird geladen...'],
  ] as const)('speaks %s', (language, text) => {
    renderWithTexts(<Spinner />, language);
    expect(screen.getByRole('status').textContent).toBe(text);
  });

  it('says the same on the server', () => {
    const html = renderToString(
      <Page texts={createTexts('sl')}>
        <Spinner />
      </Page>,
    );
    expect(html).toContain('Nalaganje...');
  });
});

describe('initialsOf', () => {
  it.each([
    ['Ana Kovač', 'AK'],
    ['Ana Marija Kovač Novak', 'AN'],
    ['žiga', 'Ž'],
    ['ziga.horvat@example.com', 'ZH'],
    ['', '?'],
  ])('shortens "%s" to %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

it('shows initials until a picture has loaded', () => {
  const { container } = renderWithTexts(<Avatar name="Ana Kovač" src="/ana.webp" />);
  expect(container.textContent).toBe('AK');
});

it('is decoration unless it stands alone', () => {
  renderWithTexts(<Avatar name="Ana Kovač" alt="Ana Kovač" />);
  expect(screen.getByRole('img', { name: 'Ana Kovač' })).not.toBeNull();
});

it('interrupts only for danger', () => {
  renderWithTexts(
    <>
      <Alert tone="danger">Ni shranjeno.</Alert>
      <Alert tone="ok">Shranjeno.</Alert>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Ni shranjeno.');
  expect(screen.getByRole('status').textContent).toBe('Shranjeno.');
});

it('offers a way forward from an empty list', () => {
  renderWithTexts(<EmptyState title="Tečajev še nimate" action={<button type="button">Preglej tečaje</button>} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Tečajev še nimate' })).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Preglej tečaje' })).not.toBeNull();
});

it('announces a loading region once', () => {
  renderWithTexts(<SkeletonRegion>…</SkeletonRegion>);
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
});
