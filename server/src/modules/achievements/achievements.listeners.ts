import { rewards } from '@navor/contract';
import type { Db } from '../../platform/database/database.ts';
import { listen } from '../../platform/events.ts';
import { courseCompleted, dayStudied, lessonCompleted } from '../courses/index.ts';
import { attemptSubmitted, quizPassed } from '../quizzes/index.ts';
import { grantBadges } from './badges/grant-badges.ts';
import { recordActivity } from './ledger/record-activities.ts';
import { type Learned, recordLearningDay } from './streak/record-learning-day.ts';

const lesson = listen(lessonCompleted, 'achievements.lesson', async (tx, completed) => {
  const { userId, courseId, lessonId, at, timeZone } = completed;
  const isNew = await recordActivity(tx, {
    userId,
    kind: 'lesson',
    // A lesson that is reopened and done again is the same cause.
    id: `${courseId}/${lessonId}`,
    activityType: 'lesson_completed',
    pointsEarned: rewards.lesson,
    metadata: { course_id: courseId, lesson_id: lessonId },
    at,
  });
  // Ticking the same lesson off each day is no learning; reading it again counts by its minutes.
  if (isNew && timeZone !== null) await recordLearningDay(tx, { userId, at, timeZone });
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

// Whatever its result, and a review as well: somebody sat down and worked on it, unless it was handed in empty.
const attempt = listen(attemptSubmitted, 'achievements.attempt', async (tx, submitted) => {
  if (submitted.hasAnswers) await recordDay(tx, submitted);
});
const studied = listen(dayStudied, 'achievements.day-studied', recordDay);

async function recordDay(tx: Db, learned: Learned): Promise<void> {
  await recordLearningDay(tx, learned);
  await grantBadges(tx, learned.userId, learned.at);
}

export const achievementsListeners = [lesson, course, quiz, attempt, studied];
