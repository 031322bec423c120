// @vitest-environment happy-dom
import type { Teaching } from '@navor/contract';
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { renderInPage, sampleSession } from '#platform/auth/test-support.tsx';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import { useIntent } from '#screen/forms/intent-form.tsx';
import teachingTexts from '../../../../../../translations/sl/teaching.json' with { type: 'json' };
import { StatusCard } from './status-card.tsx';

const texts = createServerTexts('sl', { teaching: teachingTexts });
const teachingAs = (status: string) => ({ tutor: { id: 'tutor-1', status }, needs: [] }) as unknown as Teaching;

let show: (teaching: Teaching) => void;
function Shown() {
  const [teaching, setTeaching] = useState(teachingAs('declined'));
  show = setTeaching;
  const intents = {
    ...{ apply: useIntent(undefined, 'apply'), pause: useIntent(undefined, 'pause') },
    resume: useIntent(undefined, 'resume'),
  };
  return <StatusCard teaching={teaching} intents={intents} />;
}

afterEach(cleanup);

it('keeps the keyboard at the status when the step that was taken is gone', () => {
  renderInPage(
    <I18nextProvider i18n={texts}>
      <Shown />
    </I18nextProvider>,
    { session: sampleSession },
  );
  screen.getByRole('button', { name: teachingTexts.apply }).focus();
  act(() => show(teachingAs('applied')));
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement?.textContent).toContain(teachingTexts.statusText.applied);
});
