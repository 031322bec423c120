import { type Calculator, type CalculatorQuantity, swapsFor, type Values } from '@navor/quantities';
import { useTranslation } from 'react-i18next';
import { valueText } from '../live-formula/quantity-text.ts';
import { excerpt } from '../live-formula/reading-message.ts';
import { Message, ResultValue, Row, SymbolAndName, UnusualMark } from '../live-formula/row.tsx';
import { type CalculatorState, givenValues } from './calculator-state.ts';
import { HowFound } from './how-found.tsx';
import { useOutcomeMessages } from './outcome-messages.ts';
import { isUnusual, type Outcome } from './outcomes.ts';
import { SwapControl } from './swap-control.tsx';

type ResultRowProps = {
  calculator: Calculator;
  state: CalculatorState;
  quantity: Extract<CalculatorQuantity, { kind: 'variable' | 'ruled' }>;
  outcome: Outcome;
  values: Values;
  isReady: boolean;
  /** Takes the key of what is to be computed instead. */
  onSwap: (compute: string) => void;
};

/** What is computed: its value, what is to be said about it, how it was found, and a way to give it instead. */
export function ResultRow({ calculator, state, quantity, outcome, values, isReady, onSwap }: ResultRowProps) {
  const { t, i18n } = useTranslation('calculator');
  const messages = useOutcomeMessages(calculator, quantity, outcome);
  const unused = state.setAside[quantity.key];
  const text = outcome.kind === 'found' ? valueText(outcome.value, quantity, i18n.language) : null;
  const unusual = outcome.kind === 'found' ? outcome.unusual : [];
  const candidates = quantity.kind === 'variable' ? swapsFor(calculator, givenValues(state), quantity.key) : [];
  return (
    <Row
      label={<SymbolAndName quantity={quantity} />}
      hint={quantity.kind === 'ruled' && t(quantity.rule.kind === 'series' ? 'from.series' : 'from.table')}
      message={
        <>
          {messages.map((message) => (
            <Message key={message.text} {...message} />
          ))}
          <UnusualMark
            names={calculator.quantities.flatMap(({ key, name }) => (unusual.includes(key) ? [name] : []))}
          />
          {unused && <Message kind="hint" text={t('swap.unused', { text: excerpt(unused) })} />}
          <div className="flex flex-wrap items-start justify-between gap-x-4">
            {outcome.kind === 'found' && (
              <HowFound calculator={calculator} state={state} quantity={quantity} found={outcome} values={values} />
            )}
            {candidates.length > 0 && (
              <SwapControl
                name={quantity.name}
                candidates={calculator.quantities.filter(({ key }) => candidates.includes(key))}
                isReady={isReady}
                onSwap={onSwap}
              />
            )}
          </div>
        </>
      }
    >
      <ResultValue name={quantity.name} text={text} isUnusual={isUnusual(outcome)} />
    </Row>
  );
}
