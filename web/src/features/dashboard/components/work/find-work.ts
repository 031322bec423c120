import type { Administration, AuthorOverview, Person, TaughtCourse } from '@navor/contract';
import type { Page } from '#platform/page-context.ts';

/** What somebody does here beside learning, by their roles; null for what is not theirs to do. */
export type Work = {
  administration: { overview: Administration; newest: Person[] } | null;
  authoring: { quizzes: AuthorOverview; courses: TaughtCourse[] } | null;
};

const mostNewest = 5;

export async function findWork({ api, preferences: { language } }: Page): Promise<Work> {
  const { user } = await api.identity.session();
  const has = (role: 'admin' | 'author') => user?.roles.includes(role) ?? false;
  const [overview, people, quizzes, courses] = await Promise.all([
    has('admin') ? api.system.overview() : null,
    has('admin') ? api.identity.people({}) : null,
    has('author') ? api.quizzes.analytics.forAuthors({ language }) : null,
    has('author') ? api.courses.forAuthors({ language }) : null,
  ]);
  return {
    administration: overview && people && { overview, newest: people.people.slice(0, mostNewest) },
    authoring: quizzes && courses && { quizzes, courses },
  };
}
