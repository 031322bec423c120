import { type Language, type Translated, textIn } from '@navor/languages';
import { asc } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { courseModules, courses, findCourseReferences, nameLessons, themes } from '../../courses/index.ts';
import { quizTopics } from '../quizzes.tables.ts';

type Named = { id: string; title: string };

export async function listThemes(db: Db, language: Language): Promise<Named[]> {
  const rows = await db.select({ id: themes.id, title: themes.title }).from(themes).orderBy(asc(themes.position));
  return named(rows, language);
}

/** What questions can be about, by name. */
export async function listTopics(db: Db, language: Language): Promise<Named[]> {
  const topics = named(await db.select().from(quizTopics), language);
  return topics.sort((one, other) => one.title.localeCompare(other.title, language));
}

type Place = Named & { modules: Named[]; lessons: Named[] };

/** Where a quiz can be placed. */
export async function listPlaces(db: Db, language: Language): Promise<Place[]> {
  const rows = await db.select({ id: courses.id, title: courses.title }).from(courses).orderBy(asc(courses.id));
  const modules = await db.select().from(courseModules).orderBy(asc(courseModules.position));
  const modulesOf = Map.groupBy(modules, ({ courseId }) => courseId);
  const lessonsOf = Map.groupBy(await listLessonsDoneByQuiz(db, language), ({ courseId }) => courseId);
  return named(rows, language).map((course) => ({
    ...course,
    modules: named(modulesOf.get(course.id) ?? [], language),
    lessons: (lessonsOf.get(course.id) ?? []).map(({ id, title }) => ({ id, title })),
  }));
}

/** Only those can have a quiz. One that nobody can read yet goes by its id. */
async function listLessonsDoneByQuiz(db: Db, language: Language): Promise<(Named & { courseId: string })[]> {
  const { courses: known } = await findCourseReferences(db);
  const lessons = known.flatMap((course) =>
    course.lessons
      .filter(({ completion }) => completion === 'quiz')
      .map(({ id }) => ({ courseId: course.id, lessonId: id })),
  );
  const names = await nameLessons(db, lessons, language);
  const titles = new Map(names.map(({ courseId, lessonId, title }) => [`${courseId}~${lessonId}`, title]));
  return lessons.map(({ courseId, lessonId: id }) => ({ courseId, id, title: titles.get(`${courseId}~${id}`) ?? id }));
}

function named(rows: readonly { id: string; title: Translated }[], language: Language): Named[] {
  return rows.map(({ id, title }) => ({ id, title: textIn(title, language) }));
}
