import { quoted } from './indexing/weighted-lexemes.ts';

/** The literal of a tsquery; null matches nothing. */
export type Query = string | null;

/** @param weights such as `A` or `AB`: only where it stands in a title, a heading … */
export function lexeme(text: string, weights = ''): Query {
  if (text === '') return null;
  return weights === '' ? quoted(text) : `${quoted(text)}:${weights}`;
}

/** Words that begin so. */
export function beginning(text: string, weights = ''): Query {
  return text === '' ? null : `${quoted(text)}:*${weights}`;
}

export function any(queries: Query[]): Query {
  return joined(queries, ' | ');
}

/** Of nothing, or of something that matches nothing, nothing. */
export function all(queries: Query[]): Query {
  return queries.includes(null) ? null : joined(queries, ' & ');
}

/** One right after the other. */
export function inOrder(queries: Query[]): Query {
  return queries.includes(null) ? null : joined(queries, ' <-> ');
}

function joined(queries: Query[], operator: string): Query {
  const given = queries.filter((query) => query !== null);
  if (given.length === 0) return null;
  return given.length === 1 ? (given[0] ?? null) : `(${given.join(operator)})`;
}
