// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { withTexts } from '#screen/reading/calculator/texts.fixture.ts';
import en from '../../../../../../../translations/en/calculator.json' with { type: 'json' };
import Ipv4Subnets from './ipv4-subnets.tsx';

afterEach(cleanup);

const { roles } = en.subnets;

function rolesShownFor(text: string): string[] {
  render(withTexts(<Ipv4Subnets />, 'en'));
  fireEvent.change(screen.getByLabelText(/Address with/, { selector: 'input' }), { target: { value: text } });
  return Object.values(roles).filter((role) => screen.queryByText(role) !== null);
}

it.each(['0.0.0.5/8', '127.0.0.1/8', '192.0.0.8/24', '224.0.0.5/24', '240.0.0.1/24', '255.255.255.254/24'])(
  'offers %s to no device',
  (text) => {
    expect(rolesShownFor(text)).toEqual([]);
  },
);

it.each(['8.8.8.8/24', '100.64.0.1/10', '169.254.1.1/16', '192.0.2.1/24', '192.168.10.77/26', '198.18.0.1/15'])(
  'offers %s to a device',
  (text) => {
    expect(rolesShownFor(text)).toEqual([roles.host]);
  },
);

it.each([
  ['127.0.0.0/8', roles.network],
  ['255.255.255.255/24', roles.broadcast],
])('still tells what %s is in its network', (text, role) => {
  expect(rolesShownFor(text)).toEqual([role]);
});
