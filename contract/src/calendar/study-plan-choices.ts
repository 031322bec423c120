/** How a course may be spread over somebody's weeks, apart from the schemas: browsers need these, but no validator. */

export const studyPlanLimits = {
  hoursPerWeek: { min: 1, max: 20 },
  weeks: { min: 1, max: 16 },
  /** The ceiling of a day. */
  minutesPerDay: { min: 30, max: 360 },
  /** Stretches of free time in a week. */
  stretches: 28,
};

/** What is offered to somebody who has not chosen yet; the course's own pace within these. */
export const usualStudyPace = { hoursPerWeek: { min: 5, max: 10 }, weeks: { min: 4, max: 8 }, minutesPerDay: 120 };

/** Minutes that one goes at a stretch, at least and at most. */
export const studyBlockMinutes = { min: 25, max: 120 };
