import { type SQL, sql } from 'drizzle-orm';

/** A statement of the pool's form, with `$1` for the first value, as a transaction takes it. */
export function boundStatement(text: string, values: readonly unknown[]): SQL {
  const pieces = text.split(/\$(\d+)/);
  return sql.join(
    pieces.map((piece, index) => (index % 2 === 0 ? sql.raw(piece) : sql`${sql.param(values[Number(piece) - 1])}`)),
  );
}
