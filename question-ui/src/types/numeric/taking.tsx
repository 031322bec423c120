import { mustTypeUnit } from '@navor/questions/types/numeric/read-answer.ts';
import { useTranslation } from 'react-i18next';
import { AnswerResult } from '../../taking/answer-result.tsx';
import { NumericPreview } from '../../taking/numeric-preview.tsx';
import { readNumericAnswer } from '../../taking/numeric-reading.ts';
import type { TakingProps } from '../../taking/taking-props.ts';
import { TypedField } from '../../taking/typed-field.tsx';
import { useIsResting } from '../../taking/use-is-resting.ts';
import { isAsTyped, NumericAnswer } from './taking-answer.tsx';

export function Taking({ id, labelledBy, view, response, onAnswer, settled, isDisabled }: TakingProps<'numeric'>) {
  const { i18n } = useTranslation('quiz');
  const instruction = useInstruction(view);
  const text = response?.text ?? '';
  const isResting = useIsResting(text);
  const reading = readNumericAnswer(text, view, i18n.language);
  const answer = (typed: string) => onAnswer(typed.trim() === '' ? null : { type: 'numeric', text: typed });
  const hasUnitBeside = view.unit !== '' && !mustTypeUnit(view);
  return (
    <div className="grid max-w-md gap-2">
      <p id={`${id}-instruction`} className="text-muted text-sm">
        {instruction}
      </p>
      <div className="flex items-center gap-2">
        <TypedField
          id={`${id}-answer`}
          name={id}
          value={text}
          isMono
          isReadOnly={isDisabled || settled !== null}
          aria-labelledby={labelledBy}
          aria-describedby={`${id}-instruction ${settled ? `${id}-result` : `${id}-preview`}`}
          aria-invalid={(!settled && isResting && reading.kind === 'problem') || undefined}
          onType={answer}
        />
        {/* The instruction says it already. */}
        {hasUnitBeside && (
          <span aria-hidden className="shrink-0 text-muted">
            {view.unit}
          </span>
        )}
      </div>
      {settled ? (
        <div id={`${id}-result`}>
          <SettledNumber settled={settled} typed={text} view={view} />
        </div>
      ) : (
        <NumericPreview
          id={`${id}-preview`}
          reading={reading}
          isResting={isResting}
          view={view}
          onChoose={isDisabled ? null : answer}
        />
      )}
    </div>
  );
}

type SettledNumberProps = {
  settled: NonNullable<TakingProps<'numeric'>['settled']>;
  typed: string;
  view: TakingProps<'numeric'>['view'];
};

function SettledNumber({ settled: { result, reveal }, typed, view }: SettledNumberProps) {
  const { answer, understood } = reveal;
  const isGraded = result.kind === 'graded';
  const isGiven = isGraded && result.share === 1 && isAsTyped(answer, typed, view);
  return (
    <AnswerResult
      result={result}
      understood={isGraded && understood && !isAsTyped(understood, typed, view) ? understood : null}
      answer={isGiven ? null : <NumericAnswer reveal={reveal} />}
    />
  );
}

function useInstruction(view: { unit: string; isUnitRequired: boolean }): string {
  const { t } = useTranslation('quiz');
  if (mustTypeUnit(view)) return t('types.numeric.withUnit');
  return view.unit === '' ? t('types.numeric.plain') : t('types.numeric.inUnit', { unit: view.unit });
}
