import { query } from './database.ts';

type Texts = Record<string, string>;
type Source = {
  solution: Texts;
  hints?: Texts[];
  feedback?: Texts;
  options?: { id: string; feedback?: Texts }[];
  slips?: { feedback: Texts }[];
};

/** What nobody may read before a question is settled, in every language: sentences as their author wrote them. */
export type Secrets = { solution: string[]; hints: string[]; feedback: string[]; ids: string[] };

/** The secrets of each question of a quiz, by the author's name for it. */
export async function secretsOf(quizId: string): Promise<Map<string, Secrets>> {
  const rows = await query<{ id: string; source: Source }>(
    `SELECT questions.id, source FROM questions JOIN question_versions ON question_versions.id = current_version_id
     WHERE questions.quiz_id = $1`,
    [quizId],
  );
  return new Map(rows.map(({ id, source }) => [id, secretsIn(source)]));
}

export function allSecrets({ solution, hints, feedback, ids }: Secrets): string[] {
  return [...solution, ...hints, ...feedback, ...ids];
}

function secretsIn({ solution, hints = [], feedback, options = [], slips = [] }: Source): Secrets {
  const remarks = [feedback, ...options.map((option) => option.feedback), ...slips.map((slip) => slip.feedback)];
  return {
    solution: phrasesOf(solution),
    hints: hints.flatMap(phrasesOf),
    feedback: remarks.flatMap((remark) => (remark ? phrasesOf(remark) : [])),
    // Single words are in the texts as well.
    ids: options.map(({ id }) => id).filter((id) => id.includes('-')),
  };
}

/** Runs of plain words between formulas, values and numbers, which look otherwise once they are shown. */
function phrasesOf(texts: Texts): string[] {
  return Object.values(texts).flatMap((text) =>
    text
      .split(/\$[^$]*\$|\{\{[^}]*\}\}|[\d\n$\\]|\s-?\d/)
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase.length > 20),
  );
}
