import { rewards } from '@navor/contract';
import { listen } from '../../platform/events.ts';
import { courseCompleted, dayStudied, lessonCompleted } from '../courses/index.ts';
import { attemptSubmitted, quizPassed } from '../quizzes/index.ts';
import { recordActivity } from './ledger/record-activity.ts';
import { recordLearningDay } from './streak/record-learning-day.ts';

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
});

// Whatever its result, and a review as well: somebody sat down and worked on it.
const attempt = listen(attemptSubmitted, 'achievements.attempt', recordLearningDay);

const studied = listen(dayStudied, 'achievements.day-studied', recordLearningDay);

export const achievementsListeners = [lesson, course, quiz, attempt, studied];
