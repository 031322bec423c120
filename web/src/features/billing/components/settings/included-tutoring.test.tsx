// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderBilling } from '../../test-support.tsx';
import { IncludedTutoring } from './included-tutoring.tsx';

afterEach(cleanup);

it('tells of each grant what is left of it and until when', () => {
  renderBilling(
    <IncludedTutoring
      grants={[
        { minutes: 60, minutes_left: 60, ends_at: new Date('2030-05-20T10:00:00Z') },
        { minutes: 120, minutes_left: 30, ends_at: new Date('2030-06-01T10:00:00Z') },
      ]}
    />,
  );
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(lines).toEqual([
    'Na voljo še 60 od 60 minut, do 20. maj 2030',
    'Na voljo še 30 od 120 minut, do 1. jun. 2030',
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard/tutors');
});
