import { defaultLanguage } from '@navor/languages';
/**
 * Joins `lessons` with its text in the language that the parameter names, and where that is missing, in the
 * default one, which every lesson has.
 */
export function joinLessonText(language: `$${number}` | 'wanted.language'): string {
  return `
    JOIN LATERAL (
      SELECT * FROM lesson_texts
      WHERE lesson_texts.course_id = lessons.course_id AND lesson_texts.lesson_id = lessons.id
        AND lesson_texts.language IN (${language}, '${defaultLanguage}')
      ORDER BY lesson_texts.language = ${language} DESC
      LIMIT 1
    ) AS text ON true`;
}
