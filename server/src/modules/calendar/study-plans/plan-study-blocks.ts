import { studyBlockMinutes } from '@navor/contract';
import { addDays, type Day, dayOf, mondayOf } from '../../../platform/time/days.ts';
import { weekdayOf } from '../../../platform/time/local-time.ts';
import type { StudyHours } from '../calendar.tables.ts';
import { type FreeTime, freeTime, type Stretch } from './free-stretches.ts';

export type PlannedLesson = { id: string; minutes: number };
export type PlannedBlock = Stretch & { lessonIds: string[]; isPinned: boolean };

export type PlanningTask = {
  /** What is left to do, in order. */
  lessons: PlannedLesson[];
  hours: StudyHours[];
  minutesPerWeek: number;
  minutesPerDay: number;
  timeZone: string;
  /** Nothing is planned before this moment. */
  from: Date;
  /** The last day. */
  endsOn: Day;
  /** What takes place already, whatever it is. */
  busy: Stretch[];
  /** Blocks of other courses: they are in the way, and share the ceiling of a day. */
  others: Stretch[];
  /** Blocks of this course whose time is settled; lessons are put into those that are not over. */
  pinned: Stretch[];
};

export type StudySchedule = { blocks: PlannedBlock[]; plannedMinutes: number; unplacedMinutes: number };

/** Minutes that a day's share may be exceeded by for the sake of one more lesson. */
const tolerance = 15;
/** Between two blocks of the same stretch. */
const breakMinutes = 10;
const minute = 60_000;

/**
 * Spreads lessons over free hours: evenly over the days of a week and with each lesson in one piece, as long as all of it
 * finds a place that way; else more and more densely, up to the ceilings.
 */
export function planStudyBlocks(task: PlanningTask, free: FreeTime = freeTimeFor(task)): StudySchedule {
  const total = task.lessons.reduce((sum, { minutes }) => sum + minutes, 0);
  let densest: StudySchedule = { blocks: [], plannedMinutes: 0, unplacedMinutes: total };
  for (const isEven of [true, false]) {
    for (const keepsWhole of [true, false]) {
      const schedule = placeLessons(task, { isEven, keepsWhole }, free);
      if (schedule.unplacedMinutes === 0) return schedule;
      if (schedule.unplacedMinutes < densest.unplacedMinutes) densest = schedule;
    }
  }
  return densest;
}

type Manner = { isEven: boolean; keepsWhole: boolean };

function placeLessons(task: PlanningTask, manner: Manner, free: FreeTime): StudySchedule {
  const queue = task.lessons.filter(({ minutes }) => minutes > 0).map((lesson) => ({ ...lesson }));
  const blocks: PlannedBlock[] = [];
  const ahead = task.pinned.filter(({ endsAt }) => endsAt > task.from).sort(byStart);
  const days = daysBetween(dayOf(task.from, task.timeZone), task.endsOn);
  const budget = budgetsOf(task);
  const fillPinnedBefore = (moment: Date | undefined) => {
    while (ahead[0] && (!moment || ahead[0].startsAt < moment)) {
      const [slot] = ahead.splice(0, 1);
      if (!slot || queue.length === 0) continue;
      const { lessonIds } = take(queue, minutesOf(slot), { keepsWhole: false, share: Number.POSITIVE_INFINITY });
      blocks.push({ startsAt: slot.startsAt, endsAt: slot.endsAt, lessonIds, isPinned: true });
    }
  };
  for (const day of days) {
    const allowed = budget.of(day, manner, days);
    for (const stretch of free(day)) {
      let { startsAt } = stretch;
      while (queue.length > 0) {
        const room = Math.min(minutesOf({ ...stretch, startsAt }), allowed.most, studyBlockMinutes.max);
        if (Math.min(room, allowed.share) < studyBlockMinutes.min) break;
        fillPinnedBefore(startsAt);
        if (queue.length === 0) break;
        const taken = take(queue, room, { ...manner, share: allowed.share });
        const length = Math.max(studyBlockMinutes.min, taken.minutes);
        const endsAt = new Date(startsAt.getTime() + length * minute);
        blocks.push({ startsAt, endsAt, lessonIds: taken.lessonIds, isPinned: false });
        budget.spend(day, length);
        allowed.most -= length;
        allowed.share -= length;
        startsAt = new Date(endsAt.getTime() + breakMinutes * minute);
      }
    }
  }
  fillPinnedBefore(undefined);
  const unplacedMinutes = queue.reduce((sum, { minutes }) => sum + minutes, 0);
  const total = task.lessons.reduce((sum, { minutes }) => sum + minutes, 0);
  return { blocks, plannedMinutes: total - unplacedMinutes, unplacedMinutes };
}

/**
 * Takes what comes next off the queue. A lesson that would fit into a block of its own is not begun at the end of another, and
 * one that is begun within the day's share may go on beyond it.
 */
function take(queue: PlannedLesson[], room: number, { keepsWhole, share }: { keepsWhole: boolean; share: number }) {
  const lessonIds: string[] = [];
  let minutes = 0;
  while (queue[0] && minutes < room) {
    const [lesson] = queue;
    const left = room - minutes;
    const isWorthIt = minutes >= studyBlockMinutes.min;
    if (isWorthIt && minutes + lesson.minutes > share + tolerance) break;
    if (isWorthIt && keepsWhole && lesson.minutes > left && lesson.minutes <= studyBlockMinutes.max) break;
    lessonIds.push(lesson.id);
    const part = Math.min(lesson.minutes, left);
    minutes += part;
    lesson.minutes -= part;
    if (lesson.minutes === 0) queue.shift();
  }
  return { lessonIds, minutes };
}

/** What may still be planned on a day, at most and as its even share; what is settled or of other courses is taken off. */
function budgetsOf({ timeZone, minutesPerDay, minutesPerWeek, others, pinned, from, hours }: PlanningTask) {
  const byDay = new Map<Day, number>();
  const byWeek = new Map<Day, number>();
  const add = (map: Map<Day, number>, key: Day, minutes: number) => map.set(key, (map.get(key) ?? 0) + minutes);
  for (const block of [...others, ...pinned]) add(byDay, dayOf(block.startsAt, timeZone), minutesOf(block));
  for (const block of pinned) add(byWeek, mondayOf(dayOf(block.startsAt, timeZone)), minutesOf(block));
  const today = dayOf(from, timeZone);
  const weekdays = new Set(hours.map(({ weekday }) => weekday));
  return {
    of(day: Day, { isEven }: Manner, days: Day[]): { most: number; share: number } {
      const monday = mondayOf(day);
      const leftInWeek = minutesPerWeek - (byWeek.get(monday) ?? 0);
      const leftInDay = minutesPerDay - (byDay.get(day) ?? 0);
      const most = Math.min(leftInDay, leftInWeek);
      if (!isEven) return { most, share: Number.POSITIVE_INFINITY };
      const coming = days.filter((each) => each >= day && each >= today && mondayOf(each) === monday);
      const studyDays = coming.filter((each) => weekdays.has(weekdayOf(each))).length || 1;
      return { most, share: Math.max(studyBlockMinutes.min, Math.ceil(leftInWeek / studyDays)) };
    },
    spend(day: Day, minutes: number): void {
      add(byDay, day, minutes);
      add(byWeek, mondayOf(day), minutes);
    },
  };
}

/** When the lessons of a task could be learnt. */
export function freeTimeFor({ hours, timeZone, busy, others, pinned, from }: PlanningTask): FreeTime {
  const past = { startsAt: new Date(0), endsAt: nextQuarter(from) };
  return freeTime({ hours, timeZone, taken: [...busy, ...others, ...pinned, past] });
}

function nextQuarter(moment: Date): Date {
  return new Date(Math.ceil(moment.getTime() / (15 * minute)) * 15 * minute);
}

function daysBetween(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

export function minutesOf({ startsAt, endsAt }: Stretch): number {
  return Math.floor((endsAt.getTime() - startsAt.getTime()) / minute);
}

function byStart(one: Stretch, other: Stretch): number {
  return one.startsAt.getTime() - other.startsAt.getTime();
}
