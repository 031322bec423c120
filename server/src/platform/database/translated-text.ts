import { defaultLanguage, type Language, languages } from '@navor/languages';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, type IndexBuilder, index } from 'drizzle-orm/pg-core';

/**
 * What rows are sorted by to have a column of translated texts in alphabetical order. Letters have their place in each language's
 * own alphabet: č comes after c in Slovenian, ä with a in German.
 */
export function alphabeticalSql(column: string, language: Language): string {
  const text = `${column} ->> '${defaultLanguage}'`;
  const inLanguage = language === defaultLanguage ? text : `coalesce(${column} ->> '${language}', ${text})`;
  return `(${inLanguage}) COLLATE "${language}-x-icu"`;
}

type Table = { status: AnyPgColumn; id: AnyPgColumn };

/** An index a language, for lists of what has a status and is sorted by its title. */
export function titleIndexes(tableName: string, { status, id }: Table): IndexBuilder[] {
  return languages.map((language) =>
    index(`${tableName}_title_${language}_index`).on(
      status,
      sql.raw(alphabeticalSql(columnIn(language), language)),
      id,
    ),
  );
}

/** To the letter as in the migrations, which would be said to be out of date otherwise. */
function columnIn(language: Language): string {
  return language === defaultLanguage ? '"title"' : 'title';
}
