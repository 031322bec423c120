import type { BodyPart, Heading, PageId } from '@navor/contract';
import { defaultLanguage, type Language, type Translated } from '@navor/languages';
import type { Pool } from 'pg';

export type PageRow = {
  id: PageId;
  title: Translated;
  summary: Translated;
  /** Of the text, and so of all that is shown of the page. */
  language: Language;
  body: BodyPart[];
  contents: Heading[];
  updated_at: Date;
};

/** A page in a language that has all of it; the default one has. */
export async function findPage(
  pool: Pool,
  { pageId, language }: { pageId: PageId; language: Language },
): Promise<PageRow | undefined> {
  const { rows } = await pool.query<PageRow>({ name: 'page', text: pageQuery, values: [pageId, language] });
  return rows[0];
}

const pageQuery = `
  SELECT pages.id, pages.title, pages.summary, pages.updated_at, text.language, text.body, text.contents
  FROM pages
  JOIN page_texts AS text ON text.page_id = pages.id
    AND text.language = CASE WHEN pages.languages @> to_jsonb($2::text) THEN $2 ELSE '${defaultLanguage}' END
  WHERE pages.id = $1`;
