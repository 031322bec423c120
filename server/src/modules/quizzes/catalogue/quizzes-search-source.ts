import type { Tier } from '@navor/contract';
import { type Language, languages, textIn } from '@navor/languages';
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { SearchAccess, SearchSource } from '../../../platform/searchable.ts';
import { courses, themes } from '../../courses/index.ts';
import { questions, questionVersions, quizTopics, quizzes } from '../quizzes.tables.ts';

/** Published quizzes by what they say of themselves: nothing of what they ask, nor of what is right, is in the index. */
export const quizzesSearchSource: SearchSource = {
  name: 'quizzes',

  async listGroups(db) {
    const rows = await db
      .select({ id: quizzes.id })
      .from(quizzes)
      .leftJoin(courses, eq(courses.id, quizzes.courseId))
      .where(isPublished);
    return rows.map(({ id }) => id);
  },

  async loadGroup(db, quizId) {
    const found = await findPublished(db, quizId);
    if (!found) return [];
    const { quiz, themeTitle, course } = found;
    const topics = await findTopics(db, quizId);
    const written = languages.filter((language) => quiz.title[language] !== undefined);
    const keywords = (language: Language) => [themeTitle, ...topics].map((title) => textIn(title, language));
    return [
      {
        ...{ kind: 'quiz', id: quizId, path: `quiz/${quizId}`, ownerId: null },
        access: quizSearchAccess(course?.access ?? null),
        documents: written.map((language) => ({
          ...{ language, title: textIn(quiz.title, language), summary: textIn(quiz.summary, language) },
          ...{ context: course && textIn(course.title, language), keywords: keywords(language), passages: [] },
        })),
      },
    ];
  },
};

/** Nobody takes a quiz without being signed in; one of a course needs the plan that the course needs. */
function quizSearchAccess(courseAccess: Tier | null): SearchAccess {
  return courseAccess === null || courseAccess === 'free' ? 'signed-in' : courseAccess;
}

/** A quiz of a course that is not published is as good as a draft. */
const isPublished = and(eq(quizzes.status, 'published'), or(isNull(quizzes.courseId), eq(courses.status, 'published')));

async function findPublished(db: Db, quizId: string) {
  const [found] = await db
    .select({ quiz: quizzes, themeTitle: themes.title, course: courses })
    .from(quizzes)
    .innerJoin(themes, eq(themes.id, quizzes.themeId))
    .leftJoin(courses, eq(courses.id, quizzes.courseId))
    .where(and(eq(quizzes.id, quizId), isPublished));
  return found;
}

async function findTopics(db: Db, quizId: string) {
  const rows = await db
    .selectDistinct({ id: quizTopics.id, title: quizTopics.title })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.currentVersionId))
    .innerJoin(quizTopics, eq(quizTopics.id, questionVersions.topicId))
    .where(and(eq(questions.quizId, quizId), isNotNull(questions.position)));
  return rows.sort((one, other) => (one.id < other.id ? -1 : 1)).map(({ title }) => title);
}
