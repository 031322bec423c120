import { readFileSync } from 'node:fs';
import { type SearchKind, searchKinds } from '@navor/contract';
import { type Language, languages } from '@navor/languages';
import { parse } from 'yaml';
import { z } from 'zod';

/** What somebody types, in the language of their pages, and what has to come first. */
export type PlainQuery = { q: string; language: Language; kind: SearchKind; id: string };

/** An equation as a technician types it, and what it should find: the first one by all means, any of them at the top. */
export type FormulaQuery = { q: string; right: readonly string[] };

/** A form, and the word that it is a form of: whoever looks for one must find what the other finds. */
export type Inflection = readonly [form: string, lemma: string];

type LanguageQuery = { q: string; language: Language };

const resultKey = z.templateLiteral([z.enum(searchKinds), ' ', z.string().min(1)]);
const texts = z.array(z.string().min(1));
const byLanguage = Object.fromEntries(languages.map((language) => [language, texts.optional()])) as Record<
  Language,
  z.ZodOptional<typeof texts>
>;
const plainShape = z.array(z.strictObject({ result: resultKey, ...byLanguage }));
const formulaShape = z.array(z.strictObject({ results: z.array(resultKey), queries: texts }));
const misspellingShape = z.record(z.enum(languages), z.record(z.string(), z.string()));
const inflectionShape = z.record(z.string(), z.string());

export const plainQueries = readPlainQueries('plain-queries.yaml');
export const everydayQueries = readPlainQueries('everyday-queries.yaml');

export const formulaQueries: readonly FormulaQuery[] = read('formula-queries.yaml', formulaShape).flatMap(
  ({ results, queries }) => queries.map((q) => ({ q, right: results })),
);

export const inflections: readonly Inflection[] = Object.entries(read('inflections.yaml', inflectionShape)).flatMap(
  ([lemma, forms]) => forms.split(' ').map((form) => [form, lemma] as const),
);

/** Words spelt as they should be that most likely nothing has. */
export const absentWords: readonly LanguageQuery[] = languages.flatMap((language) =>
  (read('absent-words.yaml', z.record(z.enum(languages), z.string()))[language] ?? '')
    .trim()
    .split(/\s+/)
    .map((q) => ({ q, language })),
);

/** What people mistype, and what is meant. */
export const misspellings: readonly (LanguageQuery & { meant: string })[] = languages.flatMap((language) =>
  Object.entries(read('misspellings.yaml', misspellingShape)[language] ?? {}).map(([q, meant]) => ({
    ...{ q, language, meant },
  })),
);

const plainLetters: Readonly<Record<string, string>> = { č: 'c', š: 's', ž: 'z' };

/** The same as people type them on keyboards of other languages; only those that look different then. */
export const inflectionsWithoutDiacritics: readonly Inflection[] = inflections
  .map(([form, lemma]) => [form.replace(/[čšž]/g, (letter) => plainLetters[letter] ?? letter), lemma] as const)
  .filter(([form], at) => form !== inflections[at]?.[0]);

function readPlainQueries(file: string): PlainQuery[] {
  return read(file, plainShape).flatMap(({ result, ...queries }) => {
    const [kind, id] = result.split(' ') as [SearchKind, string];
    return languages.flatMap((language) => (queries[language] ?? []).map((q) => ({ q, language, kind, id })));
  });
}

function read<Shape>(file: string, shape: z.ZodType<Shape>): Shape {
  return shape.parse(parse(readFileSync(new URL(file, import.meta.url), 'utf8')));
}
