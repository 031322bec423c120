import { languages } from '@navor/languages';
import type pg from 'pg';

const passagesPerText = 5;
const wordsPerPassage = 24;
const batchSize = 200;

/** Beginnings of words that are common in technical texts, and ends that make a thousand words of them. */
const beginnings = 'elektr nap tok upor vod mot mer sil mom mat jekl nos vij nav ces crp pretv zar kab stik'.split(' ');
const middles = 'i o a e u ar en ol it os'.split(' ');
const ends = 'cna ost ja nik ka ev'.split(' ');
const words = beginnings.flatMap((beginning) =>
  middles.flatMap((middle) => ends.map((end) => `${beginning}${middle}${end}`)),
);

/** Puts texts with so many passages altogether into the index, as indexing would write them; what was there stays. */
export async function fillIndex(database: pg.Client, passages: number): Promise<void> {
  await database.query(
    `INSERT INTO search_groups (source, group_id, edition, digest) VALUES ('bench', 'bench', 1, '') ON CONFLICT DO NOTHING`,
  );
  const { rows } = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM search_entries WHERE source = 'bench'`,
  );
  const first = rows[0]?.count ?? 0;
  const texts = Math.ceil(passages / passagesPerText);
  for (let start = first; start < texts; start += batchSize) {
    const numbers = Array.from({ length: Math.min(batchSize, texts - start) }, (_, index) => start + index);
    await database.query(insertTexts, [JSON.stringify(numbers.map(makeText))]);
  }
  await database.query(insertWords, [words]);
  await database.query('VACUUM ANALYZE search_entries, search_passages, search_titles, search_words');
}

export async function emptyIndex(database: pg.Client): Promise<void> {
  await database.query(`DELETE FROM search_groups WHERE source = 'bench'`);
  await database.query('DELETE FROM search_words WHERE word = ANY($1::text[])', [words]);
}

/** The same texts in every run. */
function makeText(number: number) {
  const random = randomFrom(number + 1);
  // Most words are rare, and some are nearly everywhere, as in real texts.
  const word = () => words[Math.floor(random() ** 3 * words.length)] ?? '';
  const several = (count: number) => Array.from({ length: count }, word);
  const title = several(3);
  const passages = Array.from({ length: passagesPerText }, () => several(wordsPerPassage));
  return {
    number,
    language: languages[number % languages.length],
    title: title.join(' '),
    keys: title.map((_, index) => title.slice(index).join(' ')),
    front: lexemes(title, 'A'),
    tokens: lexemes([...title, ...passages.flat()], 'D'),
    passages: passages.map((text) => ({ text: text.join(' '), tokens: lexemes(text, 'D') })),
  };
}

/** Each word, and what would be its stem. */
function lexemes(text: string[], weight: string): string {
  const places = new Map<string, string[]>();
  for (const [index, word] of text.entries()) {
    for (const lexeme of [word, `sl~${word.slice(0, -2)}`]) {
      const known = places.get(lexeme) ?? places.set(lexeme, []).get(lexeme);
      known?.push(`${index + 1}${weight}`);
    }
  }
  return [...places].map(([lexeme, positions]) => `'${lexeme}':${positions.join(',')}`).join(' ');
}

/** A small generator of numbers from 0 to 1 (mulberry32), so that every run has the same. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const insertTexts = `
  WITH made AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS made (
      number int, language text, title text, keys jsonb, front text, tokens text, passages jsonb)
  ), entries AS (
    INSERT INTO search_entries (source, group_id, kind, item_id, language, access, path, title, title_key, title_words,
                                front, tokens, formulas)
    SELECT 'bench', 'bench', 'lesson', 'bench-' || number, language, 'everybody', 'courses/bench/' || number, title, title,
           3, front::tsvector, tokens::tsvector, '{}'
    FROM made
    RETURNING id, item_id
  ), numbered AS (
    SELECT entries.id, made.* FROM entries JOIN made ON entries.item_id = 'bench-' || made.number
  ), titles AS (
    INSERT INTO search_titles (entry_id, word_index, language, access, is_start, key)
    SELECT id, key.place - 1, language, 'everybody', key.place = 1, key.text
    FROM numbered, jsonb_array_elements_text(keys) WITH ORDINALITY AS key (text, place)
  )
  INSERT INTO search_passages (entry_id, position, text, tokens, formulas)
  SELECT id, passage.place, passage.value ->> 'text', (passage.value ->> 'tokens')::tsvector, '{}'
  FROM numbered, jsonb_array_elements(passages) WITH ORDINALITY AS passage (value, place)`;

const insertWords = `
  INSERT INTO search_words (word, written, reversed, deletes)
  SELECT word, word, reverse(word),
         ARRAY(SELECT overlay(left(word, 8) PLACING '' FROM place FOR 1) FROM generate_series(1, 8) AS place)
  FROM unnest($1::text[]) AS word ON CONFLICT DO NOTHING`;
