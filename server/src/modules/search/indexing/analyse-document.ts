import type { MovedAnchors } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Passage, SearchDocument } from '../../../platform/searchable.ts';
import { fold } from '../analysis/fold.ts';
import { formulaKeys } from '../analysis/formulas/formula-keys.ts';
import { tableEquations } from '../analysis/formulas/table-equations.ts';
import type { TextWord } from '../analysis/tokenize.ts';
import { type AnalysedFact, analyseFact } from '../facts/analyse-fact.ts';
import { plainWords } from '../query/parse-query.ts';
import { TsvectorBuilder } from './tsvector-builder.ts';

export type AnalysedPassage = {
  position: number;
  anchor: string | null;
  heading: string | null;
  text: string;
  tokens: string;
  formulas: string[];
  is_list: boolean;
};

export type AnalysedDocument = {
  language: Language;
  title: string;
  context: string | null;
  title_key: string;
  title_words: number;
  front: string;
  tokens: string;
  formulas: string[];
  passages: AnalysedPassage[];
  facts: AnalysedFact[];
  moved_anchors: MovedAnchors;
  /** The title from each of its words on. */
  titleKeys: string[];
  /** The words it has, each as it is written, with how often it is written so. */
  words: Map<string, Map<string, number>>;
};

/** Makes a text ready to be found. */
export function analyseDocument(document: SearchDocument): AnalysedDocument {
  const { language, title, summary, context, keywords } = document;
  const passages = withSummary(document);
  const front = new TsvectorBuilder();
  const tokens = new TsvectorBuilder();
  const words: AnalysedDocument['words'] = new Map();
  const addToBoth = (text: string, weight: 'A' | 'B' | 'C') => {
    front.add(text, language, weight);
    count(words, tokens.add(text, language, weight));
  };
  addToBoth(title, 'A');
  for (const heading of new Set(passages.map((passage) => passage.heading))) if (heading) addToBoth(heading, 'B');
  for (const keyword of keywords) addToBoth(keyword, 'B');
  addToBoth(summary, 'C');
  for (const { text } of document.passages) count(words, tokens.add(text, language, 'D'));
  const analysed = passages.map((passage, position) =>
    analysePassage(passage, { position, language, isFirst: isFirst(passage, passages[position - 1]) }),
  );
  const titleKeys = titleKeysOf(title);
  return {
    ...{ language, title, context, title_key: titleKeys[0] ?? '', title_words: titleKeys.length },
    ...{ front: front.toString(), tokens: tokens.toString() },
    formulas: [...new Set(analysed.flatMap(({ formulas }) => formulas))],
    ...{ passages: analysed, titleKeys, words },
    moved_anchors: document.movedAnchors ?? {},
    facts: (document.facts ?? []).map((fact, position) => analyseFact(fact, { position, language, title })),
  };
}

/** A summary is shown like a passage, as the one above all headings. */
function withSummary({ summary, passages }: SearchDocument): Passage[] {
  return summary === '' ? passages : [{ anchor: null, heading: null, text: summary, formulas: [] }, ...passages];
}

/** A heading speaks for the beginning of its section, not for each part of it. */
function isFirst({ anchor, heading }: Passage, before: Passage | undefined): boolean {
  return before === undefined || before.anchor !== anchor || before.heading !== heading;
}

type Place = { position: number; language: Language; isFirst: boolean };

function analysePassage(passage: Passage, { position, language, isFirst }: Place): AnalysedPassage {
  const { anchor, heading, text, formulas } = passage;
  const tokens = new TsvectorBuilder();
  if (heading && isFirst) tokens.add(heading, language, 'B');
  tokens.add(text, language, 'D');
  const inTables = passage.isList ? tableEquations(text).map(({ equation }) => equation) : [];
  const keys = [...new Set([...formulas, ...inTables].flatMap(formulaKeys))];
  return {
    position,
    anchor,
    heading,
    text,
    tokens: tokens.toString(),
    formulas: keys,
    is_list: passage.isList ?? false,
  };
}

/** An index of titles has no room for more, and nobody types so far. */
const longestKey = 120;

/** `Ohmov zakon` → `ohmov zakon`, `zakon`. */
export function titleKeysOf(title: string): string[] {
  const words = plainWords(title);
  return words.map((_, index) => words.slice(index).join(' ').slice(0, longestKey).toWellFormed());
}

function count(words: AnalysedDocument['words'], found: TextWord[]): void {
  for (const { word, parts } of found) {
    // What is made of several words is mistyped in one of them.
    if (parts > 0 || !belongsInVocabulary(word)) continue;
    const folded = fold(word);
    const writings = words.get(folded) ?? words.set(folded, new Map()).get(folded);
    writings?.set(word, (writings.get(word) ?? 0) + 1);
  }
}

/** Symbols and numbers are taken as they are typed: the next one means something else. */
function belongsInVocabulary(word: string): boolean {
  return word.length >= 3 && word.length <= 40 && /^\p{L}[\p{L}\p{M}\p{Nd}'’-]*$/u.test(word);
}
