import { rewards } from '@navor/contract';
import { listen } from '../../platform/events.ts';
import { courseCompleted, lessonCompleted } from '../courses/index.ts';
import { quizPassed } from '../quizzes/index.ts';
import { recordActivity } from './record-activity.ts';

const lesson = listen(lessonCompleted, 'achievements.lesson', (db, { userId, courseId, lessonId, at }) =>
  recordActivity(db, {
    userId,
    activityType: 'lesson_completed',
    pointsEarned: rewards.lesson,
    metadata: { course_id: courseId, lesson_id: lessonId },
    // A lesson that is reopened and done again is the same cause.
    cause: `lesson:${courseId}/${lessonId}`,
    at,
  }),
);

const course = listen(courseCompleted, 'achievements.course', (db, { userId, courseId, at }) =>
  recordActivity(db, {
    userId,
    activityType: 'course_completed',
    pointsEarned: rewards.course,
    metadata: { activity_description: 'course_completed', course_id: courseId },
    cause: `course:${courseId}`,
    at,
  }),
);

const quiz = listen(quizPassed, 'achievements.quiz', (db, { userId, quizId, at }) =>
  recordActivity(db, {
    userId,
    activityType: 'quiz_passed',
    pointsEarned: rewards.quiz,
    metadata: { quiz_id: quizId },
    cause: `quiz:${quizId}`,
    at,
  }),
);

export const achievementsListeners = [lesson, course, quiz];
