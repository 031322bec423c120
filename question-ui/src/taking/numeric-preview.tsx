import type { NumericReading } from './numeric-reading.ts';
import { Preview } from './preview.tsx';
import { useProblemText } from './use-problem-text.ts';

type NumericPreviewProps = { id: string; reading: NumericReading; isResting: boolean; className?: string };

/** `12,5 mA (= 0,0125 A)`, or what to do about what cannot be read. */
export function NumericPreview({ reading, ...props }: NumericPreviewProps) {
  const problemText = useProblemText();
  return (
    <Preview
      {...props}
      understood={reading.kind === 'understood' ? understoodText(reading) : null}
      problem={reading.kind === 'problem' ? problemText(reading.problem) : null}
    />
  );
}

function understoodText({ text, same }: Extract<NumericReading, { kind: 'understood' }>): string {
  return same === null ? text : `${text} (= ${same})`;
}
