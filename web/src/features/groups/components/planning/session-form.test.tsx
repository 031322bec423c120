// @vitest-environment happy-dom
import type { GroupSession } from '@navor/contract';
import { cleanup, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInPage, sampleSession } from '#platform/auth/test-support.tsx';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import type { FormAnswer } from '#screen/forms/form-answer.ts';
import courses from '../../../../../../translations/sl/courses.json' with { type: 'json' };
import errors from '../../../../../../translations/sl/errors.json' with { type: 'json' };
import groups from '../../../../../../translations/sl/groups.json' with { type: 'json' };
import { SessionForm, type SessionFormProps } from './session-form.tsx';

const texts = createServerTexts('sl', { courses, errors, groups });
const tutorOf = (id: string, name: string) => ({ id, name, languages: ['sl'], meeting_url: null });
const [ana, bor] = [tutorOf('tutor-ana', 'Ana Prva'), tutorOf('tutor-bor', 'Bor Drugi')];

function show(props: Pick<SessionFormProps, 'initial' | 'materials' | 'answer' | 'session'>, tutors = [ana, bor]) {
  const choices = { time_zone: 'Europe/Ljubljana', has_more_tutors: false, subjects: [], tutors };
  return renderInPage(
    <I18nextProvider i18n={texts}>
      <SessionForm choices={choices} submitLabel="Shrani" {...props} />
    </I18nextProvider>,
    { session: sampleSession },
  );
}

/** What the form would send as the session's tutor, of whom some may be planned for. */
function sentTutor(current: { id: string; name: string } | null, tutors = [ana, bor]) {
  const session = { tutor: current && { ...current, avatar_url: null } } as GroupSession;
  const { container } = show(
    { initial: { tutor_id: current?.id ?? '' }, materials: [], answer: undefined, session },
    tutors,
  );
  const form = container.querySelector('form');
  return form && new FormData(form).get('tutor_id');
}

afterEach(cleanup);

it('says what is wrong with a material beside its row, also below one that was left empty', () => {
  const rows = [
    { title: '', url: '' },
    { title: 'Naloge', url: 'naloge' },
  ];
  const answer: FormAnswer = {
    ...{ code: 'INVALID_INPUT', fields: [{ path: 'materials.0.url', problem: 'invalid' }] },
    values: { materials: JSON.stringify(rows) },
  };
  show({ answer, initial: {}, materials: [] });
  const isWrong = (number: number) =>
    screen
      .getByRole('textbox', { name: groups.planning.materialUrl.replace('{{number}}', String(number)) })
      .getAttribute('aria-invalid');
  expect([isWrong(1), isWrong(2)]).toEqual([null, 'true']);
});

describe('changing a session', () => {
  it('leaves it to its tutor, also to one who has paused', () => {
    expect(sentTutor(bor)).toBe('tutor-bor');
    cleanup();
    expect(sentTutor({ id: 'tutor-paused', name: 'Cene Tretji' })).toBe('tutor-paused');
    expect(screen.getByRole('option', { name: 'Cene Tretji' })).toBeTruthy();
    cleanup();
    expect(sentTutor({ id: 'tutor-paused', name: 'Cene Tretji' }, []), 'who changes their own').toBe('tutor-paused');
  });

  it('gives one without a tutor to nobody in particular', () => {
    expect(sentTutor(null)).toBe('');
    cleanup();
    expect(sentTutor(null, [ana])).toBe('');
  });
});
