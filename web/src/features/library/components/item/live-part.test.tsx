// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTexts } from '#screen/reading/calculator/texts.fixture.ts';
import formula from '../../../../../../translations/en/formula.json' with { type: 'json' };
import { LivePart } from './live-part.tsx';
import type { LivePart as Part } from './live-parts.ts';

vi.mock('#platform/report-problem.ts', () => ({ reportProblem: vi.fn() }));
// The code of the part itself is gone, as after a deployment.
vi.mock('./live-code.tsx', () => ({ default: lazy(() => Promise.reject(new TypeError('not fetched'))) }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('reportError', vi.fn());
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const part: Part = { kind: 'instrument', id: 'omrezja', name: 'ipv4-subnets' };

it('says so where a part could not be loaded', async () => {
  render(withTexts(<LivePart part={part} isDrawn={false} />, 'en'));
  expect(await screen.findByText(formula.notLoaded)).toBeTruthy();
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

it('keeps what the server drew where its code could not be loaded', async () => {
  const { reportProblem } = await import('#platform/report-problem.ts');
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = '<div id="omrezja"><p>192.168.10.64/26</p></div>';
  const container = document.createElement('div');
  render(withTexts(<LivePart part={part} isDrawn />, 'en'), { container });
  document.body.replaceChildren(container);
  await waitFor(() => expect(reportProblem).toHaveBeenCalled());
  expect(screen.getByText('192.168.10.64/26')).toBeTruthy();
  expect(screen.queryByText(formula.notLoaded)).toBeNull();
});
