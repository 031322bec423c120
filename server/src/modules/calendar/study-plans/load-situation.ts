import { defaultLanguage } from '@navor/languages';
import { and, eq, getTableColumns, gte, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { addDays, dayOf, dayStart, mondayOf } from '../../../platform/time/days.ts';
import { courses } from '../../courses/index.ts';
import { studyBlocks, studyPlans } from '../calendar.tables.ts';
import { gatherEntries } from '../entries/gather-entries.ts';
import type { Stretch } from './free-stretches.ts';
import type { BlockRow, PlanChoices } from './study-plan-row.ts';

/** Weeks further than any plan reaches are looked at too: it may be asked whether a longer one would do. */
const longestLook = 7 * 17;

/**
 * What takes somebody's time apart from study blocks. Deadlines take none, nor do notes of whole days: a birthday keeps nobody
 * from learning, and whoever is away can say from when to when.
 */
export async function loadBusyTimes(
  services: Pick<Services, 'db' | 'texts' | 'calendarSources'>,
  { userId, timeZone, now }: { userId: string; timeZone: string; now: Date },
): Promise<Stretch[]> {
  const to = dayStart(addDays(dayOf(now, timeZone), longestLook), timeZone);
  const entries = await gatherEntries(services, { userId, timeZone, language: defaultLanguage, from: now, to });
  return entries.filter(({ kind, isAllDay }) => kind !== 'study_block' && kind !== 'quiz_deadline' && !isAllDay);
}

/** All blocks of a plan, and from this week on those of somebody's other courses; one that was withdrawn takes no time. */
export async function loadBlocks(
  db: Db,
  {
    userId,
    planId,
    timeZone,
    now,
  }: { userId: string; planId: string | undefined } & Pick<PlanChoices, 'timeZone'> & { now: Date },
): Promise<{ own: BlockRow[]; others: BlockRow[] }> {
  const monday = dayStart(mondayOf(dayOf(now, timeZone)), timeZone);
  const isOwn = planId ? eq(studyBlocks.planId, planId) : undefined;
  const takesTime = and(gte(studyBlocks.endsAt, monday), eq(courses.status, 'published'));
  const rows = await db
    .select(getTableColumns(studyBlocks))
    .from(studyBlocks)
    .innerJoin(studyPlans, eq(studyPlans.id, studyBlocks.planId))
    .leftJoin(courses, eq(courses.id, studyPlans.courseId))
    .where(and(eq(studyBlocks.userId, userId), or(isOwn, takesTime)))
    .orderBy(studyBlocks.startsAt, studyBlocks.id);
  return { own: rows.filter((row) => row.planId === planId), others: rows.filter((row) => row.planId !== planId) };
}
