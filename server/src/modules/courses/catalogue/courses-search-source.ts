import type { BodyPart, MovedAnchors, Tier } from '@navor/contract';
import { type Language, languages, type Translated, textIn } from '@navor/languages';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { factsInBody } from '../../../content/facts/facts-in-body.ts';
import type { Db } from '../../../platform/database/database.ts';
import type {
  Passage,
  SearchAccess,
  SearchableItem,
  SearchDocument,
  SearchSource,
} from '../../../platform/searchable.ts';
import { courseModules, courses, themes } from '../courses.tables.ts';
import { lessons, lessonTexts } from '../lessons.tables.ts';

/** Published courses, each with its published lessons. */
export const coursesSearchSource: SearchSource = {
  name: 'courses',

  async listGroups(db) {
    const rows = await db.select({ id: courses.id }).from(courses).where(eq(courses.status, 'published'));
    return rows.map(({ id }) => id);
  },

  async loadGroup(db, courseId) {
    const course = await findPublished(db, courseId);
    if (!course) return [];
    return [await courseItem(db, course), ...(await lessonItems(db, course))];
  },
};

/** The page of a course is open to everybody, and so is a lesson to try; the others need the course's plan. */
export function lessonSearchAccess({ access, isPreview }: { access: Tier; isPreview: boolean }): SearchAccess {
  return isPreview || access === 'free' ? 'everybody' : access;
}

type PublishedCourse = typeof courses.$inferSelect & { themeTitle: Translated };

async function findPublished(db: Db, courseId: string): Promise<PublishedCourse | undefined> {
  const [found] = await db
    .select({ course: courses, themeTitle: themes.title })
    .from(courses)
    .innerJoin(themes, eq(themes.id, courses.themeId))
    .where(and(eq(courses.id, courseId), eq(courses.status, 'published')));
  return found && { ...found.course, themeTitle: found.themeTitle };
}

async function courseItem(db: Db, course: PublishedCourse): Promise<SearchableItem> {
  const published = db
    .select({ id: lessons.moduleId })
    .from(lessons)
    .where(and(eq(lessons.courseId, course.id), eq(lessons.status, 'published')));
  // The others are not on the course's page either.
  const modules = await db
    .select({ title: courseModules.title, summary: courseModules.summary })
    .from(courseModules)
    .where(and(eq(courseModules.courseId, course.id), inArray(courseModules.id, published)))
    .orderBy(asc(courseModules.position));
  const document = (language: Language): SearchDocument => ({
    ...{ language, title: textIn(course.title, language), summary: textIn(course.summary, language), context: null },
    keywords: [textIn(course.themeTitle, language)],
    passages: [
      passage(null, [textIn(course.description, language), ...textIn(course.outcomes, language)].join('\n')),
      ...modules.map(({ title, summary }) => passage(textIn(title, language), textIn(summary, language))),
    ],
  });
  const written = languages.filter((language) => course.title[language] !== undefined);
  return {
    ...{ kind: 'course', id: course.id, path: `courses/${course.id}`, access: 'everybody', ownerId: null },
    documents: written.map(document),
  };
}

function passage(heading: string | null, text: string): Passage {
  return { anchor: null, heading, text, formulas: [] };
}

type LessonText = {
  lessonId: string;
  isPreview: boolean;
  language: Language;
  title: string;
  summary: string;
  keywords: string[];
  passages: Passage[];
  body: BodyPart[];
  movedAnchors: MovedAnchors;
};

async function lessonItems(db: Db, course: PublishedCourse): Promise<SearchableItem[]> {
  const texts: LessonText[] = await db
    .select({
      ...{ lessonId: lessons.id, isPreview: lessons.isPreview, language: lessonTexts.language },
      ...{ title: lessonTexts.title, summary: lessonTexts.summary, keywords: lessonTexts.keywords },
      ...{ passages: lessonTexts.passages, body: lessonTexts.body, movedAnchors: lessonTexts.movedAnchors },
    })
    .from(lessons)
    .innerJoin(lessonTexts, and(eq(lessonTexts.courseId, lessons.courseId), eq(lessonTexts.lessonId, lessons.id)))
    .where(and(eq(lessons.courseId, course.id), eq(lessons.status, 'published')))
    .orderBy(asc(lessons.position), asc(lessonTexts.language));
  return [...Map.groupBy(texts, ({ lessonId }) => lessonId)].map(([lessonId, versions]) => ({
    ...{ kind: 'lesson', id: `${course.id}/${lessonId}`, path: `courses/${course.id}/${lessonId}`, ownerId: null },
    access: lessonSearchAccess({ access: course.access, isPreview: versions[0]?.isPreview ?? false }),
    documents: versions.map(({ language, title, summary, keywords, passages, body, movedAnchors }) => ({
      ...{ language, title, summary, context: textIn(course.title, language), keywords, passages, movedAnchors },
      facts: factsInBody(body),
    })),
  }));
}
