/** What Navor promises in public; a change here is a change of the offer. */
export const CLAIMS = {
  professionals: 15_000,
  weeksPerCourse: [4, 8],
  hoursPerWeek: [5, 10],
} as const;
