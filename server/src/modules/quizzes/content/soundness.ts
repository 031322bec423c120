import { defaultLanguage, languages } from '@navor/languages';
import { type Drawing, faultOf, type PreparedQuestion, type QuestionFault } from '@navor/questions';
import { drawValues, type Place, scoreResponse, slipsOf, solveQuestion } from '@navor/questions/scoring';

type Unsound = { place: Place; fault: QuestionFault };

/** Many enough that what is wrong with one draw in ten is all but sure to be found. */
const drawCount = 50;

/** Plays a question through with different draws: it has to have a right answer each time, and slips have to be wrong. */
export function soundnessFault(question: PreparedQuestion): Unsound | null {
  for (let seed = 1; seed <= drawCount; seed++) {
    const values = drawValues(question.template, seed);
    if (!values) return { place: ['constraints'], fault: faultOf('fewDraws') };
    const language = languages[seed % languages.length] ?? defaultLanguage;
    const drawing: Drawing = { seed, values, language, shuffles: true };
    const unsound = unsoundWith(question, drawing);
    if (unsound) return unsound;
  }
  return null;
}

function unsoundWith(question: PreparedQuestion, drawing: Drawing): Unsound | null {
  const drawn = drawnValues(question, drawing);
  const solved = scoreResponse(question, drawing, solveQuestion(question, drawing));
  if (solved.kind !== 'graded' || solved.share < 1) {
    return { place: ['answer'], fault: drawn ? faultOf('noAnswer', drawn) : faultOf('neverAnswer') };
  }
  for (const [at, slip] of slipsOf(question, drawing).entries()) {
    const outcome = scoreResponse(question, drawing, slip);
    if (outcome.kind !== 'graded' || outcome.share < 1) continue;
    return { place: ['slips', at], fault: drawn ? faultOf('slipIsRight', drawn) : faultOf('alwaysRight') };
  }
  return null;
}

function drawnValues({ template: { variables } }: PreparedQuestion, { values }: Drawing): string {
  return variables.map(({ name }) => `${name} = ${values[name]}`).join(', ');
}
