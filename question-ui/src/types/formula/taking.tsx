import { type Expression, expressionHtml } from '@navor/quantities';
import { readTyped } from '@navor/questions/types/formula/read-typed.ts';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Preview } from '../../taking/preview.tsx';
import { RichHtml } from '../../taking/rich-html.tsx';
import type { TakingProps } from '../../taking/taking-props.ts';
import { TypedField } from '../../taking/typed-field.tsx';
import { useIsResting } from '../../taking/use-is-resting.ts';
import { useProblemText } from '../../taking/use-problem-text.ts';
import { SettledFormula } from './taking-answer.tsx';
import { insertSymbol } from './taking-insert.ts';
import { SymbolList } from './taking-symbols.tsx';

export function Taking({ id, labelledBy, view, response, onAnswer, settled, isDisabled }: TakingProps<'formula'>) {
  const { t, i18n } = useTranslation('quiz');
  const problemText = useProblemText();
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const text = response?.text ?? '';
  const isResting = useIsResting(text);
  const isLocked = isDisabled || settled !== null;
  const names = view.symbols.map(({ name }) => name);
  const reading = readTyped(text, names, i18n.language);
  const problem = reading.kind === 'problem' ? reading.problem : null;
  const choices = problem?.kind === 'ambiguous' ? problem.choices : [];
  const answer = (typed: string) => onAnswer(typed.trim() === '' ? null : { type: 'formula', text: typed });

  const meaningOf = (choice: string) => {
    const meant = readTyped(choice, names, i18n.language);
    if (meant.kind !== 'expression') return choice;
    return <FormulaEcho expression={meant.expression} language={i18n.language} />;
  };

  const insert = (name: string) => {
    const { selectionStart, selectionEnd } = field.current ?? {};
    const inserted = insertSymbol(text, name, selectionStart ?? text.length, selectionEnd ?? text.length);
    caret.current = inserted.caret;
    answer(inserted.text);
  };

  // The field's text has to be the new one before the caret can be put behind the symbol.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new text moves the caret.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [text]);

  return (
    <div className="grid max-w-xl gap-2">
      <p id={`${id}-instruction`} className="text-muted text-sm">
        {t('types.formula.instruction')} {view.form && t(`types.formula.forms.${view.form}`)}
      </p>
      <div className="flex items-center gap-2">
        {view.left && (
          <span id={`${id}-left`} className="shrink-0">
            <RichHtml html={view.left} />
          </span>
        )}
        <TypedField
          ref={field}
          id={`${id}-answer`}
          name={id}
          value={text}
          isMono
          isReadOnly={isLocked}
          aria-labelledby={view.left ? `${labelledBy} ${id}-left` : labelledBy}
          aria-describedby={`${id}-instruction ${settled ? `${id}-result` : `${id}-preview`}`}
          aria-invalid={(!settled && isResting && problem !== null) || undefined}
          onType={answer}
        />
      </div>
      {settled ? (
        <div id={`${id}-result`} className="grid gap-2">
          <SettledFormula settled={settled} />
          {settled.result.kind === 'graded' && settled.result.is_other_form && (
            <p className="text-sm">{t('types.formula.otherForm')}</p>
          )}
        </div>
      ) : (
        <Preview
          id={`${id}-preview`}
          isResting={isResting}
          understood={
            reading.kind === 'expression' && <FormulaEcho expression={reading.expression} language={i18n.language} />
          }
          problem={problem && problemText(problem)}
          choices={choices.map((choice) => ({ text: choice, label: meaningOf(choice) }))}
          onChoose={isLocked ? null : answer}
          className="min-h-14"
        />
      )}
      <SymbolList symbols={view.symbols} onInsert={isLocked ? null : insert} />
    </div>
  );
}

function FormulaEcho({ expression, language }: { expression: Expression; language: string }) {
  return (
    <RichHtml
      html={expressionHtml(expression, { language })}
      className="inline-block max-w-full overflow-x-auto overflow-y-hidden align-middle text-base"
    />
  );
}
