import { cutLexeme } from '../analysis/lexemes.ts';
import { quoted } from '../indexing/tsvector-builder.ts';

/** The literal of a tsquery; null matches nothing. */
export type TsQuery = string | null;

/** @param weights such as `A` or `AB`: only where it stands in a title, a heading … */
export function lexeme(text: string, weights = ''): TsQuery {
  if (text === '') return null;
  const word = quoted(cutLexeme(text));
  return weights === '' ? word : `${word}:${weights}`;
}

/** Words that begin so. */
export function prefix(text: string, weights = ''): TsQuery {
  return text === '' ? null : `${quoted(cutLexeme(text))}:*${weights}`;
}

export function any(queries: TsQuery[]): TsQuery {
  return joined(queries, ' | ');
}

/** Of nothing, or of something that matches nothing, nothing. */
export function all(queries: TsQuery[]): TsQuery {
  return queries.includes(null) ? null : joined(queries, ' & ');
}

/** One right after the other. */
export function phrase(queries: TsQuery[]): TsQuery {
  return queries.includes(null) ? null : joined(queries, ' <-> ');
}

function joined(queries: TsQuery[], operator: string): TsQuery {
  const given = queries.filter((query) => query !== null);
  if (given.length === 0) return null;
  return given.length === 1 ? (given[0] ?? null) : `(${given.join(operator)})`;
}
