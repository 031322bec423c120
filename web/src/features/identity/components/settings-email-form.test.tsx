// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import errors from '../../../../../translations/sl/errors.json' with { type: 'json' };
import identity from '../../../../../translations/sl/identity.json' with { type: 'json' };
import settings from '../../../../../translations/sl/settings.json' with { type: 'json' };
import ui from '../../../../../translations/sl/ui.json' with { type: 'json' };
import { EmailSection } from './settings-email-form.tsx';
import type { SecurityAnswer } from './settings-security-intents.ts';

const texts = createServerTexts('sl', { errors, identity, settings, ui });
const notice = 'Povezavo smo poslali na nova@example.com.';
const done = { done: true } as const;
const sent = (): SecurityAnswer => ({ kind: 'done', intent: 'change-email', result: { email: 'nova@example.com' } });

afterEach(cleanup);

describe('the notice of a link that was sent to a new address', () => {
  it.each<SecurityAnswer>([
    { kind: 'done', intent: 'change-password', result: done },
    { kind: 'done', intent: 'confirm-two-factor', result: done },
    { kind: 'done', intent: 'stop-two-factor', result: done },
    { kind: 'done', intent: 'end-other-sessions', result: done },
  ])('goes with the link, which $intent ends', (ending) => {
    const answer = renderSection();
    answer(sent());
    expect(screen.getByText(notice)).toBeTruthy();
    answer(ending);
    expect(screen.queryByText(notice)).toBeNull();
    answer(undefined);
    expect(screen.queryByText(notice), 'nor is it back when the router forgets the answer').toBeNull();
    answer(sent());
    expect(screen.getByText(notice), 'a new link is told of').toBeTruthy();
  });

  it('stays with whatever leaves the link good', () => {
    const answer = renderSection();
    answer(sent());
    answer({ kind: 'done', intent: 'end-session', result: done });
    answer({
      kind: 'refused',
      intent: 'change-password',
      refusal: { code: 'INVALID_INPUT', fields: [{ path: 'new_password', problem: 'same_password' }], values: {} },
    });
    expect(screen.getByText(notice)).toBeTruthy();
  });
});

type GiveAnswer = (answer: SecurityAnswer | undefined) => void;

/** The section within its screen; what comes back gives it the answer to a form that was sent. */
function renderSection(): GiveAnswer {
  let give: GiveAnswer = () => {};
  const element = <Screen onRender={(setAnswer) => (give = setAnswer)} />;
  render(
    <I18nextProvider i18n={texts}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </I18nextProvider>,
  );
  return (answer) => act(() => give(answer));
}

function Screen({ onRender }: { onRender: (give: GiveAnswer) => void }) {
  const [answer, setAnswer] = useState<SecurityAnswer>();
  onRender(setAnswer);
  return <EmailSection email="ana@example.com" isVerified answer={answer} />;
}
