import type { Language } from '@navor/languages';
import type { Source } from '@navor/questions/question.ts';
import type { QuestionType } from '@navor/questions/question-types.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import quiz from '../../../translations/sl/quiz.json' with { type: 'json' };
import quizEditing from '../../../translations/sl/quiz-editing.json' with { type: 'json' };
import ui from '../../../translations/sl/ui.json' with { type: 'json' };
import { EditingLanguages } from './editing-languages.tsx';
import { QuestionEditing } from './question-editing.tsx';

type Options = { shown?: readonly Language[]; problems?: Record<string, string[]> };

/** The own fields of a question on a page that keeps its source, as the screen does. */
export function edit<Type extends QuestionType>(source: Source<Type>, { shown = ['sl'], problems = {} }: Options = {}) {
  const texts = createInstance();
  texts.use(initReactI18next).init({
    lng: 'sl',
    initAsync: false,
    resources: { sl: { quiz, 'quiz-editing': quizEditing, ui } },
    interpolation: { escapeValue: false },
  });
  const first = source as Source;
  let last: unknown = source;
  const result = render(
    <I18nextProvider i18n={texts}>
      <EditingLanguages shown={shown}>
        <Kept
          source={first}
          problems={(place) => problems[place.join('.')] ?? []}
          onChange={(next) => {
            last = next;
          }}
        />
      </EditingLanguages>
    </I18nextProvider>,
  );
  return { ...result, last: () => last as Source<Type> };
}

type KeptProps = {
  source: Source;
  problems: (place: (string | number)[]) => string[];
  onChange: (source: Source) => void;
};

function Kept({ source, problems, onChange }: KeptProps) {
  const [current, setCurrent] = useState(source);
  return (
    <QuestionEditing
      id="q"
      source={current}
      problems={problems}
      onChange={(next) => {
        setCurrent(next);
        onChange(next);
      }}
    />
  );
}

export function type(name: string | RegExp, text: string, at = 0): void {
  const field = screen.getAllByRole('textbox', { name })[at];
  if (!field) throw new Error(`There is no field ${name}`);
  fireEvent.change(field, { target: { value: text } });
}

export function press(name: string | RegExp, at = 0): void {
  const button = screen.getAllByRole('button', { name })[at];
  if (!button) throw new Error(`There is no button ${name}`);
  fireEvent.click(button);
}

export function choose(name: string, value: string): void {
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
}
