import { rewards } from '@navor/contract';
import type { Db } from '../../platform/database/database.ts';
import { listen } from '../../platform/events.ts';
import { courseCompleted, dayStudied, lessonCompleted } from '../courses/index.ts';
import { attemptSubmitted, quizPassed } from '../quizzes/index.ts';
import { grantBadges } from './badges/grant-badges.ts';
import { recordActivity } from './ledger/record-activity.ts';
import { type Learned, recordLearningDay } from './streak/record-learning-day.ts';

const lesson = listen(lessonCompleted, 'achievements.lesson', async (tx, completed) => {
  const { userId, courseId, lessonId, at } = completed;
  await recordActivity(tx, {
    userId,
    kind: 'lesson',
    // A lesson that is reopened and done again is the same cause.
    id: `${courseId}/${lessonId}`,
    activityType: 'lesson_completed',
    pointsEarned: rewards.lesson,
    metadata: { course_id: courseId, lesson_id: lessonId },
    at,
  });
  await recordLearningDay(tx, completed);
  await grantBadges(tx, userId, at);
});

const course = listen(courseCompleted, 'achievements.course', async (tx, { userId, courseId, at }) => {
  await recordActivity(tx, {
    userId,
    kind: 'course',
    id: courseId,
    activityType: 'course_completed',
    pointsEarned: rewards.course,
    metadata: { activity_description: 'course_completed', course_id: courseId },
    at,
  });
  await grantBadges(tx, userId, at);
});

const quiz = listen(quizPassed, 'achievements.quiz', async (tx, { userId, quizId, at }) => {
  await recordActivity(tx, {
    userId,
    kind: 'quiz',
    id: quizId,
    activityType: 'quiz_passed',
    pointsEarned: rewards.quiz,
    metadata: { quiz_id: quizId },
    at,
  });
  await grantBadges(tx, userId, at);
});

// Whatever its result, and a review as well: somebody sat down and worked on it.
const attempt = listen(attemptSubmitted, 'achievements.attempt', recordDay);
const studied = listen(dayStudied, 'achievements.day-studied', recordDay);

async function recordDay(tx: Db, learned: Learned): Promise<void> {
  await recordLearningDay(tx, learned);
  await grantBadges(tx, learned.userId, learned.at);
}

export const achievementsListeners = [lesson, course, quiz, attempt, studied];
