import { type StudyOutlook, studyPlanLimits } from '@navor/contract';
import { addDays, dayOf } from '../../../platform/time/days.ts';
import type { CourseWork } from '../../courses/index.ts';
import type { Stretch } from './free-stretches.ts';
import { freeTimeFor, type PlanningTask, planStudyBlocks, type StudySchedule } from './plan-study-blocks.ts';
import { sortBlocks } from './sort-blocks.ts';
import { type BlockRow, lessonsToPlan, type PlanChoices } from './study-plan-row.ts';

export type StudySituation = {
  choices: PlanChoices;
  work: CourseWork;
  /** What else is in the calendar. */
  busy: Stretch[];
  /** Blocks of the plan as they are. */
  own: BlockRow[];
  /** Blocks of other courses. */
  others: BlockRow[];
  now: Date;
};

/** Where the blocks of a plan belong now. */
export function scheduleStudy(situation: StudySituation): StudySchedule {
  return planStudyBlocks(taskOf(situation));
}

function taskOf({ choices, work, busy, own, others, now }: StudySituation): PlanningTask {
  const { hours, minutesPerWeek, minutesPerDay, endsOn, timeZone } = choices;
  const { kept, settled } = sortBlocks(own, { work, timeZone, now });
  return {
    ...{ lessons: lessonsToPlan(work), hours, minutesPerWeek, minutesPerDay, timeZone, endsOn },
    ...{ from: now, busy, others, pinned: [...kept, ...settled] },
  };
}

/** How far beyond the last day of a plan what was missed may be moved, in days from now. */
const daysToCatchUp = 14;

/** Days without learning after which a plan that has come to its end is not taken up again by itself. */
const daysOfPatience = 28;

/**
 * The same for a plan that goes on: what was missed may come after its end, if it finds no place before. Somebody who has given
 * up does not have it moved before them for ever.
 */
export function rescheduleStudy(situation: StudySituation): StudySchedule {
  const { choices, work, now } = situation;
  const schedule = scheduleStudy(situation);
  const today = dayOf(now, choices.timeZone);
  const latest = addDays(today, daysToCatchUp);
  if (schedule.unplacedMinutes === 0 || latest <= choices.endsOn) return schedule;
  const since = addDays(today, -daysOfPatience);
  if (![choices.endsOn, ...work.studiedDays].some((day) => day >= since)) return schedule;
  return scheduleStudy({ ...situation, choices: { ...choices, endsOn: latest } });
}

/** What alone would make room for everything: the fewest weeks, and the fewest hours a week. */
export function findEnough(
  situation: StudySituation,
  settings: { weeks: number; hours_per_week: number },
): StudyOutlook['enough'] {
  const task = taskOf(situation);
  const free = freeTimeFor(task);
  const fits = (changes: Partial<Pick<PlanningTask, 'endsOn' | 'minutesPerWeek'>>) =>
    planStudyBlocks({ ...task, ...changes }, free).unplacedMinutes === 0;
  const { weeks, hoursPerWeek } = studyPlanLimits;
  const { startsOn } = situation.choices;
  return {
    weeks: firstOf(settings.weeks + 1, weeks.max, (each) => fits({ endsOn: addDays(startsOn, each * 7 - 1) })),
    hours_per_week: firstOf(settings.hours_per_week + 1, hoursPerWeek.max, (each) =>
      fits({ minutesPerWeek: each * 60 }),
    ),
  };
}

function firstOf(from: number, to: number, isEnough: (value: number) => boolean): number | null {
  for (let value = from; value <= to; value += 1) if (isEnough(value)) return value;
  return null;
}
