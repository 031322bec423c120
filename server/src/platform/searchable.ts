import type { MovedAnchors, SearchKind } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Calculator, LiveFormula } from '@navor/quantities';
import type { Db } from './database/database.ts';

/** A part of a text with an address of its own. */
export type Passage = {
  /** The heading's address in the page; null above the first. */
  anchor: string | null;
  heading: string | null;
  /** Plain words, with formulas as people would type them. */
  text: string;
  /** The LaTeX of its formulas, and the equations of its live ones. */
  formulas: string[];
  /** Lines that are no sentences, such as the rows of a table: each is quoted by itself, and only where no prose fits. */
  isList?: boolean;
};

/** What a text states as data, in its language: an equation or a calculator to reckon with, or a row of a table. */
export type Fact =
  | { kind: 'formula'; formula: LiveFormula }
  | { kind: 'calculator'; calculator: Calculator }
  | {
      kind: 'row';
      tableId: string;
      caption: string;
      cells: { name: string; unit: string; text: string; value: number | null }[];
    };

/** Something to be found, in one language. */
export type SearchDocument = {
  language: Language;
  title: string;
  summary: string;
  /** What it is part of, such as the course of a lesson. */
  context: string | null;
  /** Words that it should be found by although its text may not have them. */
  keywords: string[];
  passages: Passage[];
  facts?: Fact[];
  /** Addresses of passages that are at another one by now. */
  movedAnchors?: MovedAnchors;
};

/** Who may open something: everybody, everybody who is signed in, or whoever has at least this plan. */
export const searchAccesses = ['everybody', 'signed-in', 'standard', 'premium'] as const;
export type SearchAccess = (typeof searchAccesses)[number];

export type SearchableItem = {
  kind: SearchKind;
  /** Unique among its kind. */
  id: string;
  /** Its address under `/` and under `/dashboard/`. */
  path: string;
  access: SearchAccess;
  /** For what is one person's alone. */
  ownerId: string | null;
  /** What it is opened with: it is found by whoever may open that, and shown under its title. Such as the lesson of a note. */
  within?: { kind: SearchKind; id: string };
  documents: SearchDocument[];
};

/**
 * What a module lets people find. The search knows no capability: each one tells it what there is, in groups that are
 * indexed together, and announces `searchableChanged` in the transaction that changes a group.
 */
export type SearchSource = {
  /** Stable, such as `courses`. */
  name: string;
  /** The groups of which something is published now. */
  listGroups: (db: Db) => Promise<string[]>;
  /** What is published of a group now; nothing where there is no such group any more. */
  loadGroup: (db: Db, groupId: string) => Promise<SearchableItem[]>;
};
