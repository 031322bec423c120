import type { ImportedQuestion, ImportReport } from '@navor/contract';
import type { QuestionSource } from '@navor/questions';
import { questionShape } from '@navor/questions/shapes';
import { isError } from '../../../content/files/problem.ts';
import { prepareQuestion } from '../content/prepare-question.ts';
import type { QuizQuestion } from '../content/prepare-quizzes.ts';
import { mostQuestions } from '../content/quiz-shapes.ts';
import type { BankEntry } from './bank.ts';
import type { Importing, ImportServices } from './importing.ts';
import type { Mapping } from './mapping/mapping.ts';
import { toSource } from './mapping/to-source.ts';
import { formatOf, readBank } from './read-bank.ts';
import { Refusal, type RefusalReason } from './refusal.ts';
import { findPlace, saveDraft } from './save-draft.ts';
import { freeId, slug } from './slug.ts';
import { importedTopic, topicFinder } from './topics.ts';

export async function makeDraft(services: ImportServices, importing: Importing): Promise<ImportReport> {
  const { fileName, text, theme, language, reader, save } = importing;
  const format = importing.format ?? formatOf(fileName, text);
  const say = ({ key, values }: RefusalReason) => services.texts.say(reader, `quiz-import:${key}`, values);
  const bank = readBank(text, format);
  const place = await findPlace(services.db, { theme, fileName });
  const problems = [...bank.problems, ...place.problems];
  const topicOf = await topicFinder(services.db);
  const taken: { question: QuizQuestion; keepsOrder: boolean }[] = [];
  const questions: ImportedQuestion[] = [];
  for (const entry of problems.length === 0 ? bank.entries : []) {
    const { line, name, type } = entry;
    const ids = new Set(taken.map(({ question }) => question.id));
    const id = freeId(slug(name) || `vprasanje-${taken.length + 1}`, (other) => ids.has(other));
    const mapping: Mapping = { language, say: services.texts.say, notes: notesOn(entry, topicOf) };
    const topic = topicOf(entry.category) ?? importedTopic;
    const made =
      taken.length < mostQuestions
        ? await takeQuestion(entry, { quizId: place.quizId, id, topic, mapping })
        : { key: 'reasons.tooManyQuestions', values: { most: mostQuestions } };
    if ('key' in made) {
      questions.push({ line, name, type, result: { kind: 'refused', reason: say(made) } });
      continue;
    }
    // The second draft of one file is told of where its first question is.
    const notes = taken.length === 0 ? [...place.notes, ...mapping.notes] : mapping.notes;
    taken.push({ question: made, keepsOrder: entry.keepsOrder });
    questions.push({ line, name, type, result: { kind: 'taken', id, notes: notes.map(say) } });
  }
  if (problems.length === 0 && taken.length === 0) problems.push({ line: 1, reason: { key: 'problems.nothingTaken' } });
  const isSaved = save && problems.length === 0;
  const quizId = isSaved ? await saveDraft(services, { ...importing, place, taken }) : null;
  return {
    ...{ format, quiz_id: quizId, questions },
    problems: problems.map(({ line, reason }) => ({ line, message: say(reason) })),
  };
}

function notesOn({ category }: BankEntry, topicOf: (category: string | null) => string | null): RefusalReason[] {
  return category === null || topicOf(category) ? [] : [{ key: 'notes.category', values: { category } }];
}

type Taking = { quizId: string; id: string; topic: string; mapping: Mapping };

/** A question with everything that makes it one of ours, or the reason why it cannot be. */
async function takeQuestion(entry: BankEntry, taking: Taking): Promise<QuizQuestion | RefusalReason> {
  const source = sourceOf(entry, taking);
  if ('key' in source) return source;
  const { quizId, id } = taking;
  const lines = { lineOf: () => entry.line, textLineOf: () => entry.line };
  const { prepared, problems } = await prepareQuestion({ quizId, id, source, files: new Map(), ...lines });
  if (prepared) return { id, path: `quizzes/${quizId}/questions/${id}.yaml`, source, prepared, ...lines };
  const problem = problems.find(isError)?.message ?? '';
  return { key: 'reasons.notShowable', values: { problem } };
}

function sourceOf(entry: BankEntry, { topic, mapping }: Taking): QuestionSource | RefusalReason {
  try {
    const read = questionShape.safeParse(toSource(mapping, entry.read(), topic));
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    return { key: 'reasons.notShowable', values: { problem: `${issue?.path.join('.')}: ${issue?.message}` } };
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    // Texts are taken apart by functions that call themselves.
    if (error instanceof RangeError) return { key: 'reasons.tooDeep' };
    throw error;
  }
}
