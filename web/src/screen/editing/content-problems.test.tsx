// @vitest-environment happy-dom
import type { ContentProblem } from '@navor/contract';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import rules from '../../../../translations/sl/content-problems.json' with { type: 'json' };
import faults from '../../../../translations/sl/quiz-editing.json' with { type: 'json' };
import { ContentProblems } from './content-problems.tsx';

afterEach(cleanup);

const place = { path: 'lessons/tok.sl.md', line: 7, severity: 'error' as const };

function wordsFor(problem: Omit<ContentProblem, keyof typeof place>): HTMLElement {
  show([{ ...place, ...problem }]);
  return screen.getByRole('listitem');
}

function show(problems: ContentProblem[]): void {
  const i18n = createInstance();
  const resources = { sl: { 'content-problems': rules, 'quiz-editing': faults } };
  i18n.use(initReactI18next).init({ lng: 'sl', initAsync: false, resources, interpolation: { escapeValue: false } });
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <ContentProblems problems={problems} addressOf={(path) => `/edit/${path}`} />
      </MemoryRouter>
    </I18nextProvider>,
  );
}

describe('problems of content', () => {
  it('are told in the reader’s language by what the checks found, with the parts that are meant', () => {
    const told = wordsFor({
      ...{ rule: 'heading', message: '#### skips a level; write ###' },
      fault: { code: 'markdown.headingSkips', parts: ['####', '###'] },
    });
    expect(told.textContent).toBe('Napaka: lessons/tok.sl.md, vrstica 7: #### preskoči raven; pišite ###.');
    expect(told.querySelector('[lang="en"]')).toBeNull();
  });

  it('of translations name the field and the language in the reader’s words', () => {
    const told = wordsFor({
      ...{ rule: 'missing-translation', message: 'modules.0.summary is missing in de' },
      fault: { code: 'content.missing.de', parts: ['modules.0.summary'] },
    });
    expect(told.textContent).toContain('Manjka nemški prevod (moduli › 1 › povzetek).');
    expect(told.querySelector('[lang="en"]')).toBeNull();
  });

  it('of questions are told in the reader’s language', () => {
    const told = wordsFor({
      ...{ rule: 'template', message: 'No draw meets the conditions' },
      fault: { code: 'fewDraws', parts: [] },
    });
    expect(told.textContent).toContain('Pogoji dopuščajo premalo žrebov.');
    expect(told.querySelector('[lang="en"]')).toBeNull();
  });

  it('are told by their rule where it says no more, with what the checks said of the place', () => {
    const told = wordsFor({ rule: 'unknown-lesson', message: 'There is no lesson napetost' });
    expect(told.textContent).toContain('Lekcije ni (There is no lesson napetost)');
    expect(told.querySelector('[lang="en"]')?.textContent).toBe('(There is no lesson napetost)');
  });

  it('lead to where they can be mended', () => {
    wordsFor({ rule: 'unknown-lesson', message: 'There is no lesson napetost' });
    expect(screen.getByRole('link', { name: 'lessons/tok.sl.md, vrstica 7:' }).getAttribute('href')).toBe(
      '/edit/lessons/tok.sl.md',
    );
  });

  it('that keep content from readers come first, and how many others there are is told in one line', () => {
    const warning = { ...place, severity: 'warning' as const, rule: 'missing-translation', message: 'is missing' };
    const error = { ...place, rule: 'unknown-lesson', message: 'There is no lesson napetost' };
    show([warning, error, warning]);
    const errors = screen.getByRole('list', { name: rules.title });
    expect(within(errors).getAllByRole('listitem')).toHaveLength(1);
    expect(errors.textContent).toContain('Lekcije ni');
    const fold = screen.getByText('2 opozorili, ki objave ne ovirata').closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.querySelectorAll('li')).toHaveLength(2);
  });

  it('that keep nothing from readers are not called something to be mended', () => {
    show([{ ...place, severity: 'warning', rule: 'missing-translation', message: 'is missing' }]);
    expect(document.body.textContent).not.toContain(rules.title);
    expect(screen.queryByRole('list', { name: rules.title })).toBeNull();
  });

  it('that this page does not know yet are told as the checks say them', () => {
    const told = wordsFor({ rule: 'new-rule', message: 'Something new', fault: { code: 'markdown.new', parts: [] } });
    expect(told.textContent).toContain('Something new');
    expect(told.querySelector('[lang="en"]')?.textContent).toBe('Something new');
  });
});
