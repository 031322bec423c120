import type { Language } from '@navor/languages';
import type { Response, Reveal, View } from '@navor/questions/question.ts';
import type { QuestionType } from '@navor/questions/question-types.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { type ReactElement, useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import deFormula from '../../../translations/de/formula.json' with { type: 'json' };
import de from '../../../translations/de/quiz.json' with { type: 'json' };
import enFormula from '../../../translations/en/formula.json' with { type: 'json' };
import en from '../../../translations/en/quiz.json' with { type: 'json' };
import slFormula from '../../../translations/sl/formula.json' with { type: 'json' };
import sl from '../../../translations/sl/quiz.json' with { type: 'json' };
import { QuestionTaking } from './question-taking.tsx';
import type { TakingProps } from './taking-props.ts';

type Shown<Type extends QuestionType> = {
  view: View<Type>;
  response?: Response<Type>;
  settled?: { result: NonNullable<TakingProps<Type>['settled']>['result']; reveal: Reveal<Type> };
  isDisabled?: boolean;
};

/** A question on a page that keeps its answer, as the screen does. Answers with everything that was answered. */
export function take<Type extends QuestionType>(shown: Shown<Type>, language: Language = 'sl') {
  const answers: (Response | null)[] = [];
  const result = render(question(shown, language, (answer) => answers.push(answer)));
  return { ...result, answers, last: () => answers.at(-1) };
}

export function question<Type extends QuestionType>(
  shown: Shown<Type>,
  language: Language = 'sl',
  onAnswer: (answer: Response | null) => void = () => {},
): ReactElement {
  return inLanguage(<Kept shown={shown as Shown<QuestionType>} onAnswer={onAnswer} />, language);
}

export function inLanguage(element: ReactElement, language: Language): ReactElement {
  const texts = createInstance();
  texts.use(initReactI18next).init({
    lng: language,
    initAsync: false,
    defaultNS: 'quiz',
    resources: {
      sl: { quiz: sl, formula: slFormula },
      en: { quiz: en, formula: enFormula },
      de: { quiz: de, formula: deFormula },
    },
    interpolation: { escapeValue: false },
  });
  return <I18nextProvider i18n={texts}>{element}</I18nextProvider>;
}

type KeptProps = { shown: Shown<QuestionType>; onAnswer: (answer: Response | null) => void };

function Kept({ shown, onAnswer }: KeptProps) {
  const [response, setResponse] = useState(shown.response ?? null);
  const answer = (next: Response | null) => {
    setResponse(next);
    onAnswer(next);
  };
  return (
    <>
      <div id="q1-text">Vprašanje</div>
      <QuestionTaking
        id="q1"
        labelledBy="q1-text"
        view={shown.view}
        response={response}
        onAnswer={answer}
        settled={shown.settled ?? null}
        isDisabled={shown.isDisabled ?? false}
      />
    </>
  );
}

export const graded = (share: number) => ({ kind: 'graded' as const, share, slip: null, is_other_form: false });

export function type(name: string | RegExp, text: string): void {
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });
}

/** What stands on the page for the eye, with one kind of space. */
export function seen(container: Element): string {
  const shown = container.cloneNode(true) as Element;
  // Formulas hold a copy for screen readers besides.
  for (const spoken of shown.querySelectorAll('.katex-mathml')) spoken.remove();
  return (shown.textContent ?? '').replace(/\s/g, ' ');
}
