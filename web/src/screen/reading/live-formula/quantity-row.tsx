import { type FormulaQuantity, fieldChoices, impossibilityOf, isWithin, readField } from '@navor/quantities';
import { clsx } from 'clsx';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldState, FormulaSolution, Variable } from './formula-state.ts';
import { useImpossibleMessage, useLimitMessage } from './limit-message.ts';
import { usualRange, valueText } from './quantity-text.ts';
import { ReadingChoices } from './reading-choices.tsx';
import { useReadingMessage } from './reading-message.ts';
import { Message, ResultValue, Row, SymbolAndName, UnusualMark } from './row.tsx';

/** A quantity that is given: a field that takes numbers with and without units. */
export function FieldRow({
  variable,
  field,
  unmet = [],
  isReady,
  onType,
}: {
  variable: Variable;
  field: FieldState;
  /** What is said of conditions that this value does not meet together with others. */
  unmet?: string[];
  isReady: boolean;
  onType: (text: string) => void;
}) {
  const { t, i18n } = useTranslation('formula');
  const id = useId();
  const limitMessage = useLimitMessage();
  const range = usualRange(variable, i18n.language);
  const input = useRef<HTMLInputElement>(null);
  const reading = readField(field.text, variable);
  const choices = field.isValid ? null : fieldChoices(field.text, variable, i18n.language);
  const unreadable = useReadingMessage(field.isValid ? null : reading, choices, variable);
  const why =
    !field.isValid && reading.kind === 'quantity' && !choices ? impossibilityOf(reading.value, variable) : null;
  const errors = [...(unreadable ? [unreadable] : []), ...(why ? [limitMessage(why, variable)] : []), ...unmet];
  const hasError = errors.length > 0;
  const isOutside = !hasError && !isWithin(field.value, variable);
  const hasMessage = hasError || isOutside;
  const choose = (typed: string) => {
    onType(typed);
    // The buttons are gone with the choice; whoever uses the keyboard goes on in the field.
    input.current?.focus();
  };
  const isBare = reading.kind === 'quantity' ? reading.isBareNumber : !/[\p{L}°%]/u.test(field.text);
  return (
    <Row
      label={
        <label htmlFor={id}>
          <SymbolAndName quantity={variable} />
        </label>
      }
      hint={<span id={`${id}-range`}>{t('range', range)}</span>}
      message={
        hasMessage && (
          <>
            <div id={`${id}-message`}>
              {errors.map((error) => (
                <Message key={error} kind="error" text={error} />
              ))}
              {isOutside && <Message kind="warn" text={t('outOfRange', range)} />}
            </div>
            {choices && <ReadingChoices choices={choices} onChoose={choose} />}
          </>
        )
      }
    >
      <span
        className={clsx(
          'flex h-11 items-center rounded-md border bg-surface px-2 transition-colors sm:px-3 md:h-10',
          'has-focus-visible:outline-2 has-focus-visible:outline-focus',
          hasError ? 'border-danger' : 'border-line-strong hover:border-action has-focus-visible:border-action',
        )}
      >
        <input
          ref={input}
          id={id}
          value={field.text}
          readOnly={!isReady}
          // Units have letters, which the keypads for numbers lack.
          inputMode="text"
          autoCapitalize="none"
          autoCorrect="off"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={hasError ? true : undefined}
          aria-describedby={clsx(hasMessage && `${id}-message`, `${id}-unit`, `${id}-range`)}
          onChange={(event) => onType(event.currentTarget.value)}
          className="tabular h-full min-w-0 grow bg-transparent text-right font-mono text-base outline-none max-sm:scroll-mt-14 md:text-sm"
        />
        {/* A unit that was typed along stands alone. */}
        <span
          id={`${id}-unit`}
          className={clsx('shrink-0 pl-2 text-muted text-sm', (!isBare || variable.unit === '') && 'hidden')}
        >
          {variable.unit}
        </span>
      </span>
    </Row>
  );
}

export function ConstantRow({ constant }: { constant: Extract<FormulaQuantity, { kind: 'constant' }> }) {
  const { t, i18n } = useTranslation('formula');
  return (
    <Row label={<SymbolAndName quantity={constant} />} hint={t('constant')}>
      <span className="tabular block py-2 text-right text-sm">
        {valueText(constant.value, constant, i18n.language)}
      </span>
    </Row>
  );
}

/** The quantity that is sought: the live value, told to screen readers when it changes. */
export function ResultRow({
  variable,
  solution,
  unusual,
}: {
  variable: Variable;
  solution: FormulaSolution | null;
  /** What it was found from and is outside its usual range, by name. */
  unusual: string[];
}) {
  const { t, i18n } = useTranslation('formula');
  const impossibleMessage = useImpossibleMessage();
  const range = usualRange(variable, i18n.language);
  const show = (value: number) => valueText(value, variable, i18n.language);
  const text =
    solution?.kind === 'solved'
      ? show(solution.value)
      : solution?.kind === 'several'
        ? solution.values.map(show).join(` ${t('or')} `)
        : null;
  const isOutside = solution?.kind === 'solved' && !solution.isInRange;
  return (
    <Row
      isSought
      label={<SymbolAndName quantity={variable} />}
      hint={t('sought')}
      message={
        <>
          {isOutside && <Message kind="warn" text={t('outOfRange', range)} />}
          {text && <UnusualMark names={unusual} />}
          {solution?.kind === 'impossible' && (
            <Message kind="error" text={impossibleMessage(solution.value, solution.why, variable)} />
          )}
          {solution?.kind === 'unmet' &&
            solution.messages.map((message) => <Message key={message} kind="error" text={message} />)}
          {solution?.kind === 'none' && <Message kind="hint" text={t('none', range)} />}
          {solution?.kind === 'zero-division' && <Message kind="hint" text={t('zeroDivision')} />}
          {!solution && <Message kind="hint" text={t('waiting')} />}
        </>
      }
    >
      <ResultValue name={variable.name} text={text} isUnusual={isOutside || unusual.length > 0} />
    </Row>
  );
}
