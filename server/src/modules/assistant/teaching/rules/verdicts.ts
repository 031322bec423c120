import { piecesOf } from './sentences.ts';

const praise =
  /(?<!\p{L})(?:correct|exactly right|that's right|that is right|you are right|you're right|well done|perfect|great job|spot on|pravilno|prav imate|točno tako|bravo|odlično|to je prav|je pravilen|je pravilna|richtig|genau|stimmt|perfekt|sehr gut|korrekt)(?!\p{L})/iu;
const denial =
  /(?<!\p{L})(?:incorrect|not (?:quite )?(?:right|correct)|wrong|mistaken|isn't right|ni prav|ni pravilno|ni pravilen|ni pravilna|napačn\p{L}*|narobe|zmotili|falsch|nicht (?:ganz )?(?:richtig|korrekt)|stimmt nicht|inkorrekt)(?!\p{L})/iu;

/** Without what says the contrary of what our grader found. */
export function withoutContradiction(markdown: string, verdict: 'right' | 'wrong'): string {
  return piecesOf(markdown)
    .filter((piece) => {
      const denies = denial.test(piece);
      return verdict === 'right' ? !denies : denies || !praise.test(piece);
    })
    .join('')
    .trim();
}
