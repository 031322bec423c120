import { defaultLanguage, isLanguage, type Language } from '@navor/languages';
import { fingerprintOf } from '../blocks/fingerprint.ts';
import type { Block } from '../blocks/split-blocks.ts';
import { parseYaml } from '../files/yaml.ts';

type Step = string | number;
/** A short text of a file of values, in the languages that it has, such as a title. */
export type TranslatedValue = {
  place: Step[];
  /** The same with ids instead of numbers, where there are any: they stay when something is moved. */
  names: string[];
  texts: Partial<Record<Language, string>>;
};

/** What people search for differs by language, and is no translation. */
const untranslatedKeys: ReadonlySet<Step> = new Set(['keywords']);

/** The texts of a file of values that exist in several languages, in its order; none where it cannot be read. */
export function translatedValuesIn(file: string): TranslatedValue[] {
  const parsed = parseYaml(file, 1);
  const found: TranslatedValue[] = [];
  if (parsed.kind === 'parsed') collect(parsed.value, { place: [], names: [] }, found);
  return found;
}

type At = Pick<TranslatedValue, 'place' | 'names'>;

function collect(value: unknown, at: At, found: TranslatedValue[]): void {
  if (typeof value !== 'object' || value === null) return;
  const texts = textsOf(value);
  if (texts) {
    found.push({ ...at, texts });
    return;
  }
  const entries: [Step, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [key, child] of entries) {
    if (untranslatedKeys.has(key)) continue;
    collect(child, { place: [...at.place, key], names: [...at.names, nameOf(key, child)] }, found);
  }
}

function nameOf(key: Step, child: unknown): string {
  const id = typeof key === 'number' && typeof child === 'object' && child !== null && 'id' in child ? child.id : null;
  return typeof id === 'string' ? id : String(typeof key === 'number' ? key + 1 : key);
}

function textsOf(value: object): TranslatedValue['texts'] | undefined {
  const entries = Object.entries(value);
  if (!Object.hasOwn(value, defaultLanguage) || !entries.every(([key]) => isLanguage(key))) return undefined;
  const texts = entries.map(([language, text]) => [language, wordsOf(text)] as const);
  return texts.every(([, text]) => text !== undefined) ? Object.fromEntries(texts) : undefined;
}

/** A list, such as that of what a course teaches, is a text with a line for each of its members. */
function wordsOf(text: unknown): string | undefined {
  if (typeof text === 'string') return text;
  return Array.isArray(text) && text.every((line) => typeof line === 'string') ? text.join('\n') : undefined;
}

/** As blocks of a text are; the line is the place of the value among all of the file, from 1. */
export function blockOfValue(text: string, at: number): Block {
  const fingerprint = fingerprintOf(text.split('\n'), []);
  return { kind: 'unparsed', source: text, text, line: at + 1, fingerprint };
}

/** The value with one text in another language, or null where it has no such place. */
export function withTranslatedValue(
  value: unknown,
  place: readonly Step[],
  language: Language,
  text: string,
): unknown | null {
  const changed = structuredClone(value);
  const held = place.reduce<unknown>((at, key) => (at as Record<Step, unknown> | null | undefined)?.[key], changed);
  if (typeof held !== 'object' || held === null) return null;
  const texts = held as Record<string, unknown>;
  const lines = text.split('\n').map((line) => line.trim());
  texts[language] = Array.isArray(texts[defaultLanguage]) ? lines.filter(Boolean) : text;
  return changed;
}
