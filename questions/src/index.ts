export { type Outcome, type PartOutcome, type ReadingProblem, type Slip, type SlipKind, slipKinds } from './outcome.ts';
export type { Drawing, Prepared, PreparedQuestion, Response, Reveal, Source, View } from './question.ts';
export { type FaultCode, faultOf, faultWords, type QuestionFault } from './question-faults.ts';
export { type QuestionType, questionTypes } from './question-types.ts';
export type { QuestionSource } from './shapes.ts';
