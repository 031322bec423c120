import { decimalSign, type FormulaQuantity, isWithin, type Reading, readQuantity } from '@navor/quantities';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldState, type FormulaSolution, unitOf, type Variable } from './formula-state.ts';
import { quantityText, rangeTexts, textInUnit } from './quantity-text.ts';
import { useReadingMessage } from './reading-message.ts';
import { Message, Row, SymbolAndName } from './row.tsx';

/** A quantity that is given: a field that takes numbers with and without units. */
export function FieldRow({
  variable,
  field,
  isReady,
  onType,
}: {
  variable: Variable;
  field: FieldState;
  isReady: boolean;
  onType: (text: string) => void;
}) {
  const { t, i18n } = useTranslation('formula');
  const id = useId();
  const range = useRange(variable);
  const reading = readQuantity(field.text, unitOf(variable));
  const error = useReadingMessage(field.isReadable ? null : reading, variable);
  const isOutside = field.isReadable && !isWithin(field.value, variable);
  const readAs = readAsText(field.text, reading, i18n.language);
  const hasMessage = error || readAs || isOutside;
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
          <div id={`${id}-message`}>
            {error && <Message kind="error" text={error} />}
            {readAs && <Message kind="hint" text={t('readAs', { value: readAs })} />}
            {isOutside && <Message kind="hint" text={t('outOfRange', range)} />}
          </div>
        )
      }
    >
      <span
        className={clsx(
          'flex h-11 items-center rounded-md border bg-surface px-3 transition-colors md:h-10',
          'has-focus-visible:outline-2 has-focus-visible:outline-focus',
          error ? 'border-danger' : 'border-line-strong hover:border-action has-focus-visible:border-action',
        )}
      >
        <input
          id={id}
          value={field.text}
          readOnly={!isReady}
          // Units have letters, which the keypads for numbers lack.
          inputMode="text"
          autoCapitalize="none"
          autoCorrect="off"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={clsx(hasMessage && `${id}-message`, `${id}-unit`, `${id}-range`)}
          onChange={(event) => onType(event.currentTarget.value)}
          className="tabular h-full min-w-0 grow bg-transparent text-right font-mono text-base outline-none md:text-sm"
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
        {quantityText(constant.value, unitOf(constant), i18n.language)}
      </span>
    </Row>
  );
}

/** The quantity that is sought: the live value, told to screen readers when it changes. */
export function ResultRow({ variable, solution }: { variable: Variable; solution: FormulaSolution | null }) {
  const { t, i18n } = useTranslation('formula');
  const range = useRange(variable);
  const show = (value: number) => quantityText(value, unitOf(variable), i18n.language);
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
          {isOutside && <Message kind="hint" text={t('outOfRange', range)} />}
          {solution?.kind === 'none' && <Message kind="hint" text={t('none', range)} />}
          {solution?.kind === 'zero-division' && <Message kind="hint" text={t('zeroDivision')} />}
          {!solution && <Message kind="hint" text={t('waiting')} />}
        </>
      }
    >
      <output aria-live="polite" className="block py-1 text-right">
        <span className="sr-only">{`${variable.name}: `}</span>
        <span className={clsx('tabular font-semibold text-lg', text ? 'text-signal-text' : 'text-muted')}>
          {text ?? '–'}
        </span>
      </output>
    </Row>
  );
}

/** A sign that separates thousands in the reader's language is taken for the decimal sign; this says so. */
function readAsText(text: string, reading: Reading, language: string): string | null {
  const [, separator] = /^[^\d.,]*[1-9]\d{0,2}([.,])\d{3}(?![\d.,])/.exec(text) ?? [];
  const isDecimal = separator === decimalSign(language);
  if (!separator || isDecimal || reading.kind !== 'quantity') return null;
  return textInUnit(reading.value, reading.unit, language, 6);
}

function useRange(variable: Variable): { min: string; max: string } {
  const { i18n } = useTranslation('formula');
  return rangeTexts(variable, unitOf(variable), i18n.language);
}
