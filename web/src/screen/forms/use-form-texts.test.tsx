// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import errors from '../../../../translations/sl/errors.json' with { type: 'json' };
import { submitted } from './form-answer.ts';
import { useFormTexts } from './use-form-texts.ts';

const texts = createServerTexts('sl', { errors });
const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={texts}>{children}</I18nextProvider>;

it.each([
  [2, 'čez 2 sekundi.'],
  [59, 'čez 59 sekund.'],
  [60, 'čez 1 minuto.'],
  [61, 'čez 2 minuti.'],
  [3600, 'čez 60 minut.'],
])('tells whoever came too often to wait for %i s, as the server does', async (retryAfterSeconds, expected) => {
  const refusal = Object.assign(new Error(), { code: 'RATE_LIMITED', status: 429, data: { retryAfterSeconds } });
  const answer = await submitted({}, () => Promise.reject(refusal));
  if (answer.kind !== 'refused') throw new Error('It was not refused');
  const { result } = renderHook(() => useFormTexts(answer.answer), { wrapper });
  expect(result.current.formError).toBe(`Preveč poskusov v kratkem času. Poskusite znova ${expected}`);
});

it('keeps what was typed when the server breaks down, and says so beside it', async () => {
  const breakdown = Object.assign(new Error(), { code: 'INTERNAL', status: 500 });
  const answer = await submitted({ message: 'A long letter' }, () => Promise.reject(breakdown));
  if (answer.kind !== 'refused') throw new Error('It was not refused');
  const { result } = renderHook(() => useFormTexts(answer.answer), { wrapper });
  expect(result.current).toMatchObject({ formError: errors.INTERNAL, values: { message: 'A long letter' } });
});
