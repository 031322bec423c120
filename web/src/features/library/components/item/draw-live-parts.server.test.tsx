import type { Calculator } from '@navor/quantities';
import { createInstance } from 'i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { toss, wire } from '#screen/reading/calculator/calculator.fixture.ts';
import { drawLiveParts } from './draw-live-parts.server.tsx';
import { drawingOf, idOf, type LivePart } from './live-parts.ts';

const drawn = vi.hoisted(() => vi.fn());
vi.mock('./live-code.tsx', () => ({
  default: ({ part }: { part: LivePart }) => {
    drawn(idOf(part));
    return <p>{idOf(part)}</p>;
  },
}));

beforeEach(() => drawn.mockClear());

const calculatorPart = (calculator: Calculator): LivePart => ({ kind: 'calculator', calculator });
const instrumentPart = (id: string): LivePart => ({ kind: 'instrument', id, name: 'ipv4-subnets' });

it('draws a calculator and an instrument once for all requests in one language', async () => {
  const texts = createInstance();
  const requests = [0, 1].map(() => [calculatorPart(wire), instrumentPart('omrezja')]);
  for (const body of requests) await drawLiveParts(body, texts);
  expect(drawn.mock.calls.flat()).toEqual([wire.id, 'omrezja']);
  for (const body of requests) expect(body.map(drawingOf)).toEqual([`<p>${wire.id}</p>`, '<p>omrezja</p>']);
});

it('draws anew for another language, another calculator and another place', async () => {
  const [sl, en] = [createInstance(), createInstance()];
  await drawLiveParts([calculatorPart(wire), instrumentPart('a')], sl);
  await drawLiveParts([calculatorPart(wire), instrumentPart('a')], en);
  await drawLiveParts([calculatorPart(toss), instrumentPart('b')], sl);
  expect(drawn.mock.calls.flat()).toEqual([wire.id, 'a', wire.id, 'a', toss.id, 'b']);
});
