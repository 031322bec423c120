import { type QuizTrial, type TrialFinding, trialDraws, trialFindings } from '@navor/contract';
import type { Language } from '@navor/languages';
import { evaluateWithoutRoundoff } from '@navor/quantities';
import type { Drawing, Prepared, PreparedQuestion, View } from '@navor/questions';
import { drawValues, scoreResponse, shownValues, slipsOf, solveQuestion, viewQuestion } from '@navor/questions/scoring';
import { numberInUnit } from '@navor/questions/template/format-value.ts';
import type { PreparedNumeric } from '@navor/questions/types/numeric/shape.ts';

export type QuizToPlay = {
  questions: { id: string; prepared: PreparedQuestion }[];
  language: Language;
  firstSeed: number;
};

type Findings = QuizTrial['questions'][number]['findings'];

/** Plays each question through with many draws, and tells by its id what goes wrong in which of them. */
export function playQuiz({ questions, language, firstSeed }: QuizToPlay): Map<string, Findings> {
  return new Map(questions.map(({ id, prepared }) => [id, playQuestion(prepared, language, firstSeed)]));
}

function playQuestion(question: PreparedQuestion, language: Language, firstSeed: number): Findings {
  const found = new Map<TrialFinding, Findings[number]>();
  const answers = new Set<string>();
  const tell = (kind: TrialFinding, seed: number, values: Findings[number]['values']) => {
    const known = found.get(kind);
    if (known) known.count += 1;
    else found.set(kind, { kind, count: 1, seed, values });
  };
  for (let seed = firstSeed; seed < firstSeed + trialDraws; seed++) {
    const values = drawValues(question.template, seed);
    if (!values) {
      tell('no-draw', seed, []);
      continue;
    }
    const drawing: Drawing = { seed, values, language, shuffles: false };
    const shown = shownValues(question, drawing).map(({ name, text }) => ({ name, text }));
    for (const kind of faultsOf(question, drawing)) tell(kind, seed, shown);
    answers.add(JSON.stringify(solveQuestion(question, drawing)));
  }
  // A true statement stays true for many draws by nature; a number that never changes need not be drawn for.
  const isNumber = question.answer.type === 'numeric' && question.template.variables.length > 0;
  if (isNumber && answers.size === 1) {
    found.set('same-answer', { kind: 'same-answer', count: trialDraws, seed: firstSeed, values: [] });
  }
  return trialFindings.flatMap((kind) => found.get(kind) ?? []);
}

function faultsOf(question: PreparedQuestion, drawing: Drawing): TrialFinding[] {
  const isRight = (response: Parameters<typeof scoreResponse>[2]) => {
    const outcome = scoreResponse(question, drawing, response);
    return outcome.kind === 'graded' && outcome.share === 1;
  };
  const numbers = numbersOf(question.answer).map(({ answer, unit }) =>
    numberInUnit(evaluateWithoutRoundoff(answer, drawing.values), unit),
  );
  return [
    ...(isRight(solveQuestion(question, drawing)) ? [] : (['no-answer'] as const)),
    ...(slipsOf(question, drawing).some(isRight) ? (['slip-is-right'] as const) : []),
    ...(choicesIn(viewQuestion(question, drawing).view).some(hasTwins) ? (['same-texts'] as const) : []),
    ...(numbers.some(isExtreme) ? (['extreme-answer'] as const) : []),
  ];
}

function numbersOf(answer: Prepared): PreparedNumeric[] {
  if (answer.type === 'numeric') return [answer];
  if (answer.type !== 'blanks') return [];
  return Object.values(answer.gaps).flatMap((gap) => (gap.type === 'numeric' ? [gap] : []));
}

/** Nobody types such a number in the unit asked for; most often the unit or a range is not the one that was meant. */
function isExtreme(number: number): boolean {
  return !Number.isFinite(number) || (number !== 0 && (Math.abs(number) >= 1e6 || Math.abs(number) < 1e-4));
}

/** Texts that have to be told from each other. */
function choicesIn(view: View): string[][] {
  const texts = (items: readonly { html: string }[]) => items.map(({ html }) => html);
  switch (view.type) {
    case 'single-choice':
    case 'multiple-choice':
      return [texts(view.options)];
    case 'ordering':
      return [texts(view.items)];
    case 'matching':
      return [texts(view.lefts), texts(view.rights)];
    case 'blanks':
      return Object.values(view.gaps).flatMap((gap) => (gap.type === 'single-choice' ? [texts(gap.options)] : []));
    default:
      return [];
  }
}

function hasTwins(texts: readonly string[]): boolean {
  return new Set(texts).size < texts.length;
}
