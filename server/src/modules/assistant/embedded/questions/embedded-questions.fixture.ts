import { readFileSync } from 'node:fs';
import { type Language, languages } from '@navor/languages';
import { parse } from 'yaml';
import { z } from 'zod';

const inEachLanguage = z.strictObject({ sl: z.string(), en: z.string(), de: z.string() });
const shape = z.array(
  inEachLanguage.extend({
    /** Worked out by hand, with a decimal point; answers have the sign of their language. */
    result: z.string().optional(),
    words: inEachLanguage.optional(),
    /** What is cited first: its kind and id. */
    item: z.string().optional(),
    asks: inEachLanguage.optional(),
    given: inEachLanguage.optional(),
    isRefused: z.boolean().optional(),
  }),
);

export type EmbeddedQuestion = {
  language: Language;
  question: string;
  result: string | null;
  words: string | null;
  item: string | null;
  asks: string | null;
  given: string | null;
  isRefused: boolean;
};

export type QuestionFile =
  | 'electrical'
  | 'mechanical'
  | 'conversions'
  | 'tables'
  | 'definitions'
  | 'asking-back'
  | 'nothing-fits';

/** The questions of a file, each in all languages. */
export function embeddedQuestions(file: QuestionFile): EmbeddedQuestion[] {
  const path = new URL(`./${file}.yaml`, import.meta.url);
  return shape.parse(parse(readFileSync(path, 'utf8'))).flatMap((row) =>
    languages.map((language) => ({
      language,
      question: row[language],
      result: row.result === undefined ? null : inLanguage(row.result, language),
      words: row.words?.[language] ?? null,
      item: row.item ?? null,
      asks: row.asks?.[language] ?? null,
      given: row.given?.[language] ?? null,
      isRefused: row.isRefused ?? false,
    })),
  );
}

function inLanguage(result: string, language: Language): string {
  return language === 'en' ? result : result.replace(/(?<=\d)\.(?=\d)/, ',');
}

const messages = z.array(z.string()).min(2);
const dialogues = z.array(
  z.strictObject({
    ...{ sl: messages, en: messages, de: messages },
    /** Of the answer to each message, with a decimal point; empty where it is of no matter. */
    says: z.array(z.string()),
  }),
);

/** Conversations, each in all languages. */
export function embeddedDialogues(): { language: Language; messages: string[]; says: string[] }[] {
  const path = new URL('./dialogues.yaml', import.meta.url);
  return dialogues.parse(parse(readFileSync(path, 'utf8'))).flatMap((row) =>
    languages.map((language) => ({
      language,
      messages: row[language],
      says: row.says.map((words) => inLanguage(words, language)),
    })),
  );
}

const unseen = z.array(
  z.strictObject({
    language: z.enum(languages),
    question: z.string(),
    /** As it is told, worked out by hand; without one, none may be told. */
    result: z.string().optional(),
    contains: z.string().optional(),
    isUnknown: z.boolean().optional(),
  }),
);

/** Questions in the words of learners, each in one language. */
export function unseenQuestions(): z.infer<typeof unseen> {
  return unseen.parse(parse(readFileSync(new URL('./unseen.yaml', import.meta.url), 'utf8')));
}
