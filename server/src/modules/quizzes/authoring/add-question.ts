import type { QuestionProblem } from '@navor/contract';
import { idFrom } from '@navor/contract/content-ids';
import { defaultLanguage } from '@navor/languages';
import type { QuestionSource } from '@navor/questions';
import type { Services } from '../../../platform/services.ts';
import { type AuthoringWrite, makeOnce } from '../../authorship/index.ts';
import { appendQuestion } from './append-question.ts';
import { type Drawings, hasErrors, prepareEdited } from './prepare-edited.ts';

type NewQuestion = {
  quizId: string;
  source: QuestionSource;
  userId: string;
  drawings?: Drawings;
  write?: AuthoringWrite | undefined;
};
type Added =
  | { kind: 'added'; question_id: string; problems: QuestionProblem[] }
  | { kind: 'refused'; problems: QuestionProblem[] };

/** Puts a new question at the end of a quiz, under an id made of its first words. */
export async function addQuestion(services: Services, added: NewQuestion): Promise<Added> {
  const { quizId, source, userId, drawings = new Map(), write } = added;
  const wantedId = questionIdFrom(source);
  const { prepared, problems } = await prepareEdited(services, { quizId, id: wantedId, source, drawings });
  if (!prepared || hasErrors(problems)) return { kind: 'refused', problems };
  const question = { quizId, wantedId, source, prepared, drawings, userId };
  const id = await services.db.transaction((tx) =>
    makeOnce(tx, { write, make: () => appendQuestion(tx, services, question) }),
  );
  return { kind: 'added', question_id: id, problems };
}

const mostWords = 5;

/** Formulas, values and figures make no words. */
export function questionIdFrom({ body }: QuestionSource): string {
  const words = body[defaultLanguage].replace(/\$[^$]*\$|\{\{[^}]*\}\}|!\[[^\]]*\]\([^)]*\)/g, ' ');
  return idFrom(words).split('-').slice(0, mostWords).join('-') || 'vprasanje';
}
