import type { ContentStatus, CourseLevel, Tier } from '@navor/contract';
import type { Language } from '@navor/languages';
import { insertSampleTheme, sampleTexts } from './sample-theme.ts';
import type { TestDatabase } from './test-database.ts';

type SampleCourse = {
  id: string;
  theme?: string;
  status?: ContentStatus;
  access?: Tier;
  level?: CourseLevel;
  position?: number;
  weeks?: number;
  hoursPerWeek?: number;
  prerequisites?: string[];
  /** Languages that the course and its lessons exist in; Slovenian always does. */
  languages?: Language[];
  /** Ids of lessons by the id of their module; the first lesson is the one to try. */
  modules?: Record<string, string[]>;
  /** Ids of lessons that are not published. */
  drafts?: string[];
  /** Ids of lessons that are done by passing their quiz. */
  quizzes?: string[];
  /** Instead of those made up from its id. */
  titles?: Partial<Record<Language, string>>;
};

/** A course straight in the tables, for tests that concern courses but not their files. */
export async function insertSampleCourse(database: TestDatabase, sample: SampleCourse): Promise<void> {
  const { id, theme = 'vzorci', status = 'published', access = 'free', level = 'beginner', position = 1 } = sample;
  const { weeks = 4, hoursPerWeek = 5, prerequisites = [], languages = ['sl', 'en', 'de'], titles = {} } = sample;
  const lessons = lessonsOf(sample);
  const published = lessons.filter((lesson) => lesson.status === 'published');
  const translated = (text: string) => sampleTexts(text, languages);
  const list = Object.fromEntries(languages.map((each) => [each, [`outcome of ${id} ${each}`]]));
  await insertSampleTheme(database, theme, languages);
  await database.query(
    `INSERT INTO courses (id, theme_id, status, position, level, access, weeks, hours_per_week, author, title, summary,
       description, outcomes, prerequisites, lesson_count, languages, content_hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'Ana Kovač', $9, $10, $11, $12, $13, $14, $15, 'sample')`,
    [
      ...[id, theme, status, position, level, access, weeks, hoursPerWeek],
      ...[{ ...translated(id), ...titles }, translated(`summary of ${id}`), translated(`description of ${id}`), list],
      ...[JSON.stringify(prerequisites), published.length, JSON.stringify(languages)],
    ],
  );
  await database.query(
    `INSERT INTO course_modules (course_id, id, position, title, summary)
     SELECT $1, id, position, title, summary
     FROM jsonb_to_recordset($2) AS module (id text, position int, title jsonb, summary jsonb)`,
    [
      id,
      JSON.stringify(
        [...new Set(lessons.map(({ module_id }) => module_id))].map((module, index) => ({
          ...{ id: module, position: index, title: translated(module), summary: translated(`summary of ${module}`) },
        })),
      ),
    ],
  );
  await database.query(
    `INSERT INTO lessons (course_id, id, module_id, position, status, is_preview, minutes, completion)
     SELECT $1, id, module_id, position, status, is_preview, 30, completion
     FROM jsonb_to_recordset($2)
       AS lesson (id text, module_id text, position int, status text, is_preview bool, completion text)`,
    [id, JSON.stringify(lessons)],
  );
  await database.query(
    `INSERT INTO lesson_texts (course_id, lesson_id, language, title, summary, source, body, contents, passages,
                               renderer_edition)
     SELECT $1, lesson, language, lesson || ' ' || language, 'summary of ' || lesson, 'source of ' || lesson,
            jsonb_build_array(jsonb_build_object('kind', 'html', 'html', bodies.html)),
            '[{"id": "naslov", "text": "Naslov", "level": 2}]',
            jsonb_build_array(jsonb_build_object('anchor', NULL, 'heading', NULL, 'text', 'source of ' || lesson,
                                                 'formulas', jsonb_build_array())), 1
     FROM unnest($2::text[]) AS lesson, unnest($3::text[]) AS language,
          LATERAL (SELECT '<p>body of ' || lesson || ' ' || language || '</p>' AS html) AS bodies`,
    [id, lessons.map((lesson) => lesson.id), languages],
  );
}

/** A module with so many lessons, in the form that a sample course takes. */
export function manyLessons(count: number): Record<string, string[]> {
  return { 'modul-a': Array.from({ length: count }, (_, index) => `lekcija-${index + 1}`) };
}

function lessonsOf({ modules = { uvod: ['naboj', 'tok'], zakoni: ['ohm'] }, drafts = [], quizzes = [] }: SampleCourse) {
  return Object.entries(modules)
    .flatMap(([module_id, ids]) => ids.map((id) => ({ id, module_id })))
    .map(({ id, module_id }, position) => ({
      ...{ id, module_id, position, is_preview: position === 0 },
      status: drafts.includes(id) ? 'draft' : 'published',
      completion: quizzes.includes(id) ? 'quiz' : 'manual',
    }));
}
