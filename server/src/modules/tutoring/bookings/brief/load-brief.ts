import type { TutorBrief } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Pool } from 'pg';
import { listCourseStandings } from '../../../courses/index.ts';
import { findLearnerAnalytics, findRecentMistakes } from '../../../quizzes/index.ts';

const daysBack = 60;
const most = { mistakes: 10, topics: 5, slips: 5 };

/** What a learner shares with the tutor of a booking, as it stands when the tutor looks: where to begin, and never what is right. */
export async function loadBrief(pool: Pool, learnerId: string, language: Language, now: Date): Promise<TutorBrief> {
  const since = new Date(now.getTime() - daysBack * 24 * 60 * 60 * 1000);
  const [mistakes, analytics, courses] = await Promise.all([
    findRecentMistakes(pool, { userId: learnerId, since, language, most: most.mistakes }),
    findLearnerAnalytics(pool, learnerId, language),
    listCourseStandings(pool, learnerId, language),
  ]);
  return {
    mistakes,
    weak_topics: analytics.topics
      .filter(({ standing }) => standing === 'weak' || standing === 'middling')
      .slice(0, most.topics)
      .map(({ topic, recent_share, question_count }) => ({
        ...{ title: topic.title, percent: Math.round(recent_share * 100), question_count },
      })),
    slips: analytics.slips.slice(0, most.slips),
    courses: courses.map(({ id, title, lessonCount, completedCount, nextLesson, lastReadAt }) => ({
      ...{ id, title, lesson_count: lessonCount, completed_count: completedCount },
      ...{ next_lesson: nextLesson, last_read_at: lastReadAt },
    })),
  };
}
