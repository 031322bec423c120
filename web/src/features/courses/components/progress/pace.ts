type Pace = { kind: 'ahead' | 'behind'; lessons: number } | { kind: 'on-plan' | 'at-start' };

/** How many lessons somebody is away from where the course's pace would have them by today. */
export function paceOf({ completed, planned }: { completed: number; planned: number }): Pace {
  if (completed === planned) return { kind: completed === 0 ? 'at-start' : 'on-plan' };
  return completed > planned
    ? { kind: 'ahead', lessons: completed - planned }
    : { kind: 'behind', lessons: planned - completed };
}
