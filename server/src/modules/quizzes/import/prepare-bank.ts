import type { ImportedQuestion, ImportFormat } from '@navor/contract';
import { freeId, idFrom } from '@navor/contract/content-ids';
import type { Language } from '@navor/languages';
import type { PreparedQuestion, QuestionSource } from '@navor/questions';
import { questionShape } from '@navor/questions/shapes';
import { loadCatalogues } from '@navor/translations';
import type { ZodError } from 'zod';
import { asBuffers } from '../../../content/files/as-buffers.ts';
import { isError, type Problem } from '../../../content/files/problem.ts';
import { createTextsByLanguage } from '../../../platform/texts.ts';
import type { Drawings } from '../authoring/prepare-edited.ts';
import { takeDrawings } from '../authoring/take-drawings.ts';
import { prepareQuestion } from '../content/prepare-question.ts';
import { writeQuestionFile } from '../content/quiz-files.ts';
import { mostQuestions } from '../content/quiz-shapes.ts';
import type { Bank, BankEntry } from './bank.ts';
import { takeShownDrawings } from './drawings.ts';
import type { Mapping } from './mapping/mapping.ts';
import { toSource } from './mapping/to-source.ts';
import { readBank } from './read-bank.ts';
import { Refusal, type RefusalReason } from './refusal.ts';
import { importedTopic, type Topic, topicFinder } from './topics.ts';

export type BankToPrepare = {
  text: string;
  format: ImportFormat;
  /** That the bank is written in. */
  language: Language;
  /** That the report is read in. */
  reader: Language;
  /** Where the draft will be, and what is to be told of that. */
  place: { quizId: string; notes: RefusalReason[] };
  topics: Topic[];
};

export type TakenQuestion = {
  id: string;
  line: number;
  source: QuestionSource;
  prepared: PreparedQuestion;
  /** The source as an export would write it. */
  written: Uint8Array;
  keepsOrder: boolean;
};

export type PreparedBank = {
  questions: ImportedQuestion[];
  taken: TakenQuestion[];
  /** That the draft will have, by their path in its folder. */
  drawings: Drawings;
  problems: Bank['problems'];
};

/** What one question may become: thousands of formulas in one of them would be a page that no browser shows. */
const largestPrepared = 1024 * 1024;
/** And all of them together: the draft goes back to the thread that serves, and into one transaction. */
const largestDraft = 20 * largestPrepared;

const texts = createTextsByLanguage(loadCatalogues());

/** Makes of each question of a bank one of ours, or tells why that cannot be. */
export async function prepareBank(bank: BankToPrepare): Promise<PreparedBank> {
  const { text, format, language, reader, place } = bank;
  const say = ({ key, values }: RefusalReason) => texts.say(reader, `quiz-import:${key}`, values);
  const { entries, problems } = readBank(text, format);
  const topicOf = topicFinder(bank.topics);
  const taken: TakenQuestion[] = [];
  const questions: ImportedQuestion[] = [];
  const ids = new Set<string>();
  const lines = new Map<string, number>();
  let drawings: Drawings = new Map();
  let room = largestDraft;
  for (const entry of problems.length === 0 ? entries : []) {
    const { line, name, type, keepsOrder } = entry;
    const id = freeId(idFrom(name) || `vprasanje-${taken.length + 1}`, (other) => ids.has(other));
    const mapping: Mapping = { language, say: texts.say, notes: notesOn(entry, topicOf) };
    const topic = topicOf(entry.category) ?? importedTopic;
    const made =
      taken.length < mostQuestions
        ? await takeQuestion(entry, { quizId: place.quizId, id, topic, mapping, reader, room, drawings })
        : { key: 'reasons.tooManyQuestions', values: { most: mostQuestions } };
    if ('key' in made) {
      questions.push({ line, name, type, result: { kind: 'refused', reason: say(made) } });
      continue;
    }
    // The second draft of one file is told of where its first question is.
    const notes = [...(taken.length === 0 ? place.notes : []), ...mapping.notes];
    const { size, files, ...question } = made;
    const wording = JSON.stringify({ ...question.source, topic: null });
    const earlier = lines.get(wording);
    if (earlier === undefined) lines.set(wording, line);
    else notes.push({ key: 'notes.sameQuestion', values: { line: earlier } });
    room -= size;
    drawings = files;
    ids.add(id);
    taken.push({ id, line, keepsOrder, ...question });
    questions.push({ line, name, type, result: { kind: 'taken', id, notes: notes.map(say) } });
  }
  return { questions, taken, drawings, problems };
}

function notesOn({ category }: BankEntry, topicOf: (category: string | null) => string | null): RefusalReason[] {
  return category === null || topicOf(category) ? [] : [{ key: 'notes.category', values: { category } }];
}

type Made = Pick<TakenQuestion, 'source' | 'prepared' | 'written'> & {
  size: number;
  /** All drawings that the draft has with those of the question. */
  files: Drawings;
};
type Taking = {
  quizId: string;
  id: string;
  topic: string;
  mapping: Mapping;
  reader: Language;
  room: number;
  /** That questions before it show. */
  drawings: Drawings;
};

/** A question with everything that makes it one of ours, or the reason why it cannot be. */
async function takeQuestion(entry: BankEntry, taking: Taking): Promise<Made | RefusalReason> {
  const made = sourceOf(entry, taking);
  if ('key' in made) return made;
  const { source, files } = made;
  const { quizId, id, room } = taking;
  const lines = { lineOf: () => entry.line, textLineOf: () => entry.line };
  const { prepared, problems } = await prepareQuestion({ quizId, id, source, files: asBuffers(files), ...lines });
  if (!prepared) {
    const problem = problems.find(isError);
    return { key: 'reasons.notShowable', values: { problem: problem ? wordsOf(problem, taking.reader) : '' } };
  }
  const size = JSON.stringify(prepared).length;
  if (size > largestPrepared) return { key: 'reasons.tooLong' };
  if (size > room) return { key: 'reasons.draftTooLarge' };
  return { source, prepared, written: writeQuestionFile(source), size, files };
}

/** As the editor would say it, in the language of whoever reads the report. */
function wordsOf({ message, fault }: Problem, reader: Language): string {
  if (!fault) return message;
  const [part, other] = fault.parts;
  const key = fault.code.startsWith('markdown.') ? fault.code : `checks.${fault.code}`;
  return texts.say(reader, `quiz-editing:${key}`, { part, other });
}

/** In words of the trade where that is possible: those of the schema are for programmers. */
function unreadable({ issues: [issue] }: ZodError): RefusalReason {
  const isText = issue && 'origin' in issue && issue.origin === 'string';
  if (isText && issue.code === 'too_big') return { key: 'reasons.tooLong' };
  if (isText && issue.code === 'too_small') return { key: 'reasons.emptyAnswer' };
  if (issue?.code === 'custom') return { key: 'reasons.privateSigns' };
  return { key: 'reasons.notShowable', values: { problem: `${issue?.path.join('.')}: ${issue?.message}` } };
}

/** With the drawings that it shows, under names that are free in the draft. */
type MadeSource = Pick<Made, 'source' | 'files'>;

function sourceOf(entry: BankEntry, { topic, mapping, drawings }: Taking): MadeSource | RefusalReason {
  try {
    const question = entry.read();
    const own = mapping.notes.length;
    const read = questionShape.safeParse(toSource(mapping, question, topic));
    if (!read.success) return unreadable(read.error);
    const shown = takeShownDrawings(read.data, question.files ?? []);
    mapping.notes.splice(own, 0, ...shown.notes);
    return takeDrawings(read.data, { from: shown.drawings, to: drawings });
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    // Texts are taken apart by functions that call themselves.
    if (error instanceof RangeError) return { key: 'reasons.tooDeep' };
    throw error;
  }
}
