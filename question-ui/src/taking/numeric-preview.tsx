import type { AskedUnit } from '@navor/questions/types/numeric/read-answer.ts';
import { useTranslation } from 'react-i18next';
import { type NumericReading, readNumericAnswer } from './numeric-reading.ts';
import { Preview } from './preview.tsx';
import { useProblemText } from './use-problem-text.ts';

type NumericPreviewProps = {
  id: string;
  reading: NumericReading;
  isResting: boolean;
  view: AskedUnit;
  /** Takes one of the meanings of what was typed; null where nothing can be typed either. */
  onChoose: ((text: string) => void) | null;
  className?: string;
};

/** `12,5 mA (= 0,0125 A)`, or what to do about what cannot be read. */
export function NumericPreview({ reading, view, ...props }: NumericPreviewProps) {
  const { i18n } = useTranslation('quiz');
  const problemText = useProblemText();
  const problem = reading.kind === 'problem' ? reading.problem : null;
  const choices = problem?.kind === 'ambiguous' ? problem.choices : [];
  const label = (choice: string) => {
    const meant = readNumericAnswer(choice, view, i18n.language);
    return meant.kind === 'understood' ? meant.text : choice;
  };
  return (
    <Preview
      {...props}
      understood={reading.kind === 'understood' ? understoodText(reading) : null}
      problem={problem && problemText(problem)}
      choices={choices.map((choice) => ({ text: choice, label: label(choice) }))}
    />
  );
}

function understoodText({ text, same }: Extract<NumericReading, { kind: 'understood' }>): string {
  return same === null ? text : `${text} (= ${same})`;
}
