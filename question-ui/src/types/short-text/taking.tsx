import { useTranslation } from 'react-i18next';
import { AnswerResult } from '../../taking/answer-result.tsx';
import { RichHtml } from '../../taking/rich-html.tsx';
import { isSameWord } from '../../taking/same-text.ts';
import type { TakingProps } from '../../taking/taking-props.ts';
import { TypedField } from '../../taking/typed-field.tsx';

export function Taking({ id, labelledBy, response, onAnswer, settled, isDisabled }: TakingProps<'short-text'>) {
  const { t } = useTranslation('quiz');
  return (
    <div className="grid max-w-md gap-2">
      <p id={`${id}-instruction`} className="text-muted text-sm">
        {t('types.short-text.instruction')}
      </p>
      <TypedField
        id={`${id}-answer`}
        name={id}
        value={response?.text ?? ''}
        isReadOnly={isDisabled || settled !== null}
        aria-labelledby={labelledBy}
        aria-describedby={settled ? `${id}-instruction ${id}-result` : `${id}-instruction`}
        onType={(text) => onAnswer(text.trim() === '' ? null : { type: 'short-text', text })}
      />
      {settled && (
        <div id={`${id}-result`} className="grid gap-2">
          <AnswerResult
            result={settled.result}
            answer={isGiven(settled, response?.text ?? '') ? null : settled.reveal.answer}
          />
          {settled.reveal.feedback && <RichHtml html={settled.reveal.feedback} kind="blocks" className="text-sm" />}
        </div>
      )}
    </div>
  );
}

function isGiven({ result, reveal }: NonNullable<TakingProps<'short-text'>['settled']>, typed: string): boolean {
  return result.kind === 'graded' && result.share === 1 && isSameWord(reveal.answer, typed);
}
