import { languages } from '@navor/contract';
import type { Drawing, PreparedQuestion } from '@navor/questions';
import { drawValues, type Place, scoreResponse, slipsOf, solveQuestion } from '@navor/questions/scoring';

type Fault = { place: Place; message: string };

/** Many enough that what is wrong with one draw in ten is all but sure to be found. */
const drawCount = 50;

/** Plays a question through with different draws: it has to have a right answer each time, and slips have to be wrong. */
export function soundnessFault(question: PreparedQuestion): Fault | null {
  for (let seed = 1; seed <= drawCount; seed++) {
    const values = drawValues(question.template, seed);
    if (!values) return { place: ['constraints'], message: 'The constraints leave too few draws, or none' };
    const language = languages[seed % languages.length] ?? 'sl';
    const drawing: Drawing = { seed, values, language, shuffles: true };
    const fault = faultWith(question, drawing);
    if (fault) return { place: fault.place, message: `${fault.message}${withValues(question, drawing)}` };
  }
  return null;
}

function faultWith(question: PreparedQuestion, drawing: Drawing): Fault | null {
  const solved = scoreResponse(question, drawing, solveQuestion(question, drawing));
  if (solved.kind !== 'graded' || solved.share < 1) {
    return { place: ['answer'], message: 'The right answer has no value that could be given' };
  }
  for (const [at, slip] of slipsOf(question, drawing).entries()) {
    const outcome = scoreResponse(question, drawing, slip);
    if (outcome.kind !== 'graded' || outcome.share < 1) continue;
    return { place: ['slips', at], message: 'An answer that is foreseen as wrong is right' };
  }
  return null;
}

function withValues({ template: { variables } }: PreparedQuestion, { values }: Drawing): string {
  const drawn = variables.map(({ name }) => `${name} = ${values[name]}`);
  return drawn.length === 0 ? '' : `, with ${drawn.join(', ')} in SI units`;
}
