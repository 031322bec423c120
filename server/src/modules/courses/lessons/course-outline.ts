import type { OutlineModule, Tier } from '@navor/contract';
import { commonLanguage, type Language, type Translated, textIn } from '@navor/languages';
import type { Viewer } from '../../../platform/access.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { mayRead } from '../courses.policy.ts';
import { lessonLink } from './lesson-link.ts';
import { joinLessonText } from './lesson-text-sql.ts';

/** A published lesson in its place: the same for everybody. */
export type OutlineLesson = {
  course_id: string;
  module_id: string;
  module_title: Translated;
  module_summary: Translated;
  id: string;
  title: string;
  language: Language;
  minutes: number;
  is_preview: boolean;
};

/** With how far the reader is in it. */
export type OutlineRow = OutlineLesson & { completed_at: Date | null; seconds_spent: number };

/** The published lessons of courses in their order, by one statement whatever their number. */
export async function loadOutline(
  pool: Queryable,
  courseIds: string[],
  { language, userId }: { language: Language; userId: string | null },
): Promise<OutlineRow[]> {
  const { rows } = await pool.query<OutlineRow>({
    name: 'courses-outline',
    text: outlineQuery,
    values: [courseIds, language, userId],
  });
  return rows;
}

const lessonColumns = `
  lessons.course_id, lessons.module_id, course_modules.title AS module_title,
  course_modules.summary AS module_summary, lessons.id, text.title, text.language, lessons.minutes, lessons.is_preview`;

const joinModule =
  'JOIN course_modules ON course_modules.course_id = lessons.course_id AND course_modules.id = lessons.module_id';

const outlineQuery = `
  SELECT ${lessonColumns},
         lesson_progress.completed_at, coalesce(lesson_progress.seconds_spent, 0) AS seconds_spent
  FROM lessons ${joinModule} ${joinLessonText('$2')}
  LEFT JOIN lesson_progress ON lesson_progress.user_id = $3::uuid
    AND lesson_progress.course_id = lessons.course_id AND lesson_progress.lesson_id = lessons.id
  WHERE lessons.course_id = ANY($1::text[]) AND lessons.status = 'published'
  ORDER BY lessons.course_id, lessons.position`;

/** A value for statements about one course, with the course's id as $1: its lessons, as everybody sees them. */
export function outlineSql(language: `$${number}`): string {
  return `(
    SELECT json_agg(outline) FROM (
      SELECT ${lessonColumns} FROM lessons ${joinModule} ${joinLessonText(language)}
      WHERE lessons.course_id = $1 AND lessons.status = 'published'
      ORDER BY lessons.position
    ) AS outline)`;
}

/** Where to go on. */
export function nextLesson(outline: OutlineRow[], lastLessonId: string | null): OutlineRow | undefined {
  return lessonsAhead(outline, lastLessonId)[0];
}

/** What is left of a course, in the order in which it comes: from the lesson last open on, then what was passed over. */
export function lessonsAhead(outline: OutlineRow[], lastLessonId: string | null): OutlineRow[] {
  const left = outline.filter(({ completed_at }) => !completed_at);
  const at = Math.max(
    0,
    left.findIndex(({ id }) => id === lastLessonId),
  );
  return [...left.slice(at), ...left.slice(0, at)];
}

/** The lessons under their modules; one without a published lesson is not shown. */
export function byModule<Row extends OutlineLesson>(outline: Row[]): [Row, ...Row[]][] {
  const modules: [Row, ...Row[]][] = [];
  for (const lesson of outline) {
    const current = modules.at(-1);
    if (current?.[0].module_id === lesson.module_id) current.push(lesson);
    else modules.push([lesson]);
  }
  return modules;
}

export function presentOutline(
  outline: (OutlineLesson & Pick<OutlineRow, 'completed_at'>)[],
  viewer: Viewer,
  course: { access: Tier },
  wanted: Language,
): OutlineModule[] {
  return byModule(outline).map((lessons) => {
    const { module_id, module_title, module_summary } = lessons[0];
    const language = commonLanguage(wanted, module_title, module_summary);
    return {
      id: module_id,
      title: textIn(module_title, language),
      summary: textIn(module_summary, language),
      language,
      lessons: lessons.map((lesson) => ({
        ...lessonLink(lesson),
        is_preview: lesson.is_preview,
        is_open: mayRead(viewer, course, lesson),
        is_completed: lesson.completed_at !== null,
      })),
    };
  });
}
