import type { ExportedQuestion, ExportFormat } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { PreparedQuestion, QuestionSource } from '@navor/questions';
import { loadCatalogues } from '@navor/translations';
import { createTextsByLanguage } from '../../../platform/texts.ts';
import { Refusal, type RefusalReason } from '../import/refusal.ts';
import type { BankWriter } from './exporting.ts';
import { toBank } from './to-bank.ts';
import { giftWriter } from './write-gift.ts';
import { moodleXmlWriter } from './write-moodle-xml.ts';

export type BankToWrite = {
  format: ExportFormat;
  /** That the bank is written in. */
  language: Language;
  /** That the report is read in. */
  reader: Language;
  questions: { id: string; category: string; source: QuestionSource; prepared: PreparedQuestion | undefined }[];
  /** Drawings by their path in the quiz's folder. */
  files: ReadonlyMap<string, Uint8Array>;
  shufflesOptions: boolean;
};

export type WrittenBank = { text: string; questions: ExportedQuestion[] };

const texts = createTextsByLanguage(loadCatalogues());

/** Writes each question that another platform can ask as it is meant, and tells of each what is lost. */
export function writeBank({ questions, ...bank }: BankToWrite): WrittenBank {
  const { reader } = bank;
  const say = ({ key, values }: RefusalReason) => texts.say(reader, `quiz-export:${key}`, values);
  const writer = writerFor(bank);
  const parts: string[] = [];
  const report: ExportedQuestion[] = [];
  let category: string | null = null;
  for (const question of questions) {
    const { id, source } = question;
    const written = writeOne(question, { ...bank, writer });
    if ('key' in written) {
      report.push({ id, type: source.type, result: { kind: 'left-out', reason: say(written) } });
      continue;
    }
    if (question.category !== category) parts.push(writer.category(question.category));
    category = question.category;
    parts.push(written.text);
    report.push({ id, type: source.type, result: { kind: 'exported', notes: written.notes.map(say) } });
  }
  return { text: writer.whole(parts), questions: report };
}

function writerFor({ format, language, files }: Omit<BankToWrite, 'questions'>): BankWriter {
  if (format === 'moodle-xml') return moodleXmlWriter(files);
  return giftWriter((unit) => texts.say(language, 'quiz-export:unitSentence', { unit }));
}

type Writing = Omit<BankToWrite, 'questions'> & { writer: BankWriter };
type Written = { text: string; notes: RefusalReason[] };

function writeOne(
  { id, source, prepared }: BankToWrite['questions'][number],
  { writer, language, shufflesOptions }: Writing,
): Written | RefusalReason {
  if (!prepared) return { key: 'reasons.notShowable' };
  try {
    const { question, notes } = toBank({ source, prepared, language, figure: writer.figure });
    const text = writer.question({
      ...{ name: id, tags: source.tags ?? [], question, notes },
      keepsOrder: !shufflesOptions,
    });
    return { text, notes };
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
}
