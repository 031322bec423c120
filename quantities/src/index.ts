export { angleChoices } from './angle-choices.ts';
export type { Calculator, CalculatorEquation, CalculatorQuantity, CalculatorRule } from './calculator.ts';
export { type CalculatorPlan, type CalculatorStep, planCalculator, startValues, swapsFor } from './calculator-plan.ts';
export { decimalSign } from './decimal-sign.ts';
export { type Dimension, dimensionText, isSameDimension } from './dimension.ts';
export type { SampledSymbol } from './equivalence/compare-samples.ts';
export { equationForm } from './equivalence/equation-form.ts';
export { type Equivalence, type EquivalenceOptions, equivalenceTo, equivalent } from './equivalence/equivalent.ts';
export { type ExpressionForm, factorCount, isInForm } from './equivalence/expression-form.ts';
export { evaluateWithoutRoundoff } from './equivalence/value-with-error.ts';
export { evaluate, quantityKeys, type Values } from './evaluate.ts';
export { type Expression, type FunctionName, functionNames } from './expression.ts';
export { type DimensionFinding, dimensionOf } from './expression-dimension.ts';
export { expressionHtml } from './expression-html.ts';
export { type FieldChoice, fieldChoices } from './field-choices.ts';
export {
  formatNumber,
  formatQuantity,
  formatWhole,
  fromUnit,
  inUnit,
  joinUnit,
  readableUnit,
} from './format-quantity.ts';
export { greekSign } from './greek.ts';
export { groupingChoices } from './grouping-choices.ts';
export { box, htmlNotation, thinSpace } from './html-notation.ts';
export { type Condition, isConditionMet } from './is-condition-met.ts';
export { isolate } from './isolate.ts';
export type { FormulaQuantity, LiveFormula } from './live-formula.ts';
export { mathmlNotation } from './mathml.ts';
export { plainExpression } from './plain-expression.ts';
export {
  brokenConditions,
  conditionKeys,
  type Impossibility,
  impossibilityOf,
  type StatedCondition,
} from './possible-value.ts';
export { measuresSame, type QuantityKind, quantityKind } from './quantity-kind.ts';
export type { Limits, QuantityTraits } from './quantity-traits.ts';
export { type Comparison, type ConditionReading, readCondition } from './read-condition.ts';
export {
  type ExpressionFault,
  type ExpressionFaultReason,
  type ExpressionOptions,
  type ExpressionReading,
  readExpression,
} from './read-expression.ts';
export { fieldUnit, readField } from './read-field.ts';
export { type Reading, readQuantity, type UnreadableReason } from './read-quantity.ts';
export { curveValue, type Sample, sampleCurve } from './sample-curve.ts';
export { type Scale, scaleOf, shareOf, ticksOf, valueAt } from './scale.ts';
export { type FoundQuantity, findQuantities } from './sentence/find-quantities.ts';
export { type FoundUnit, findUnits } from './sentence/find-units.ts';
export { spokenNumbers } from './sentence/spoken-numbers.ts';
export { setSigns } from './set-signs.ts';
export { isWithin, type Solution, solve } from './solve.ts';
export { type CalculatorFinding, type CalculatorSolution, type NoValue, solveCalculator } from './solve-calculator.ts';
export { type Notation, type Piece, typeset } from './typeset.ts';
export { noUnit, raiseDigits, readUnit, type Unit, unitTextIn } from './unit.ts';
export { prefixCommands, unitCommands } from './unit-commands.ts';
export { namedUnits } from './unit-table.ts';
