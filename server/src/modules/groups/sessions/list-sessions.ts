import {
  type CourseLevel,
  courseLevels,
  type GroupSessionList,
  groupSessionMinutes,
  groupSessionsPerPage,
  type TutoringLanguage,
  tutoringLanguages,
} from '@navor/contract';
import { type Language, type Translated, textIn } from '@navor/languages';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { readerId, type Viewer } from '../../../platform/access.ts';
import type { Db } from '../../../platform/database/database.ts';
import { addDays, dayStart, mondayOf } from '../../../platform/time/days.ts';
import { isContentId, themes } from '../../courses/index.ts';
import { groupSessions } from '../groups.tables.ts';
import { findCards, presentCard } from './session-cards.ts';

export type Filters = {
  subject?: string | undefined;
  level?: CourseLevel | undefined;
  spoken?: TutoringLanguage | undefined;
  week?: string | undefined;
  mine: boolean;
};
type Wanted = Filters & { language: Language; page: number; viewer: Viewer; timeZone: string; now: Date };
type Found = Omit<GroupSessionList, 'can_plan'>;

/** A page of sessions, upcoming ones first, by a number of statements that does not depend on how many there are. */
export async function listSessions(db: Db, wanted: Wanted): Promise<Found> {
  const { page, viewer, now } = wanted;
  const reader = readerId(viewer);
  const conditions = conditionsOf(wanted);
  const isOver = sql`${endsAtSql} <= ${now.toISOString()}::timestamptz`;
  const seconds = sql`extract(epoch FROM ${groupSessions.startsAt})`;
  const [rows, facets] = await Promise.all([
    findCards(db, {
      ...{ reader, now, where: and(...Object.values(conditions)) },
      order: [sql`${isOver}`, sql`CASE WHEN ${isOver} THEN -${seconds} ELSE ${seconds} END`],
      ...{ limit: groupSessionsPerPage, offset: (page - 1) * groupSessionsPerPage },
    }),
    countFacets(db, wanted, conditions),
  ]);
  return {
    sessions: rows.map((row) => presentCard(row, wanted)),
    page,
    page_count: Math.max(1, Math.ceil(facets.total / groupSessionsPerPage)),
    ...facets,
  };
}

const endsAtSql = sql`${groupSessions.startsAt} + make_interval(mins => ${groupSessions.minutes})`;

/** That no session is longer than the longest is what lets the index on the start pass over all that is long over. */
function isUpcoming(now: Date): SQL {
  const earliest = new Date(now.getTime() - groupSessionMinutes.max * 60_000);
  return sql`(${groupSessions.startsAt} > ${earliest.toISOString()} AND ${endsAtSql} > ${now.toISOString()}::timestamptz)`;
}

type Conditions = Record<'subject' | 'level' | 'spoken' | 'week' | 'rest', SQL>;

function conditionsOf({ subject, level, spoken, week, mine, viewer, timeZone, now }: Wanted): Conditions {
  return {
    subject: subject === undefined ? all : isContentId(subject) ? eq(groupSessions.subject, subject) : none,
    level: level ? eq(groupSessions.level, level) : all,
    spoken: spoken ? eq(groupSessions.language, spoken) : all,
    // Who looks at a week sees all of it; who looks at none, what is to come.
    week: week ? inWeek(week, timeZone) : mine ? all : isUpcoming(now),
    rest: mine ? isOf(readerId(viewer)) : eq(groupSessions.status, 'planned'),
  };
}

const all = sql`true`;
const none = sql`false`;

function inWeek(day: string, timeZone: string): SQL {
  const monday = mondayOf(day);
  const [from, to] = [dayStart(monday, timeZone), dayStart(addDays(monday, 7), timeZone)];
  return sql`${groupSessions.startsAt} >= ${from.toISOString()} AND ${groupSessions.startsAt} < ${to.toISOString()}`;
}

/** Where somebody has a seat or waits for one, and what they hold themselves. */
function isOf(reader: string | null): SQL {
  if (reader === null) return none;
  return sql`(EXISTS (SELECT FROM group_seats AS each WHERE each.session_id = ${groupSessions.id}
                      AND each.user_id = ${reader}::uuid AND each.status <> 'left')
              OR ${groupSessions.tutorId} IN (SELECT tutors.id FROM tutors WHERE tutors.user_id = ${reader}::uuid))`;
}

type FacetRow = { facet: 'all' | 'subject' | 'level' | 'spoken' | 'week'; id: string | null; count: number };

/** How many fit, and how many would with each other choice in the place of the one that is made. */
async function countFacets(db: Db, wanted: Wanted, { subject, level, spoken, week, rest }: Conditions) {
  const upcoming = isUpcoming(wanted.now);
  const { rows } = await db.execute<FacetRow>(sql`
    WITH sessions AS (
      SELECT ${groupSessions.subject} AS subject, ${groupSessions.level} AS level, ${groupSessions.language} AS spoken,
             date_trunc('week', ${groupSessions.startsAt} AT TIME ZONE ${wanted.timeZone})::date::text AS week,
             (${subject}) AS of_subject, (${level}) AS of_level, (${spoken}) AS of_spoken, (${week}) AS of_week,
             ${upcoming} AS is_upcoming
      FROM ${groupSessions} WHERE ${rest} AND ((${week}) OR ${upcoming})
    )
    SELECT 'all' AS facet, NULL AS id, count(*) FILTER (WHERE of_subject AND of_level AND of_spoken AND of_week)::int AS count
    FROM sessions
    UNION ALL
    SELECT 'subject', subject, count(*)::int FROM sessions WHERE of_level AND of_spoken AND of_week GROUP BY subject
    UNION ALL
    SELECT 'level', level, count(*)::int FROM sessions WHERE of_subject AND of_spoken AND of_week GROUP BY level
    UNION ALL
    SELECT 'spoken', spoken, count(*)::int FROM sessions WHERE of_subject AND of_level AND of_week GROUP BY spoken
    UNION ALL
    SELECT 'week', week, count(*)::int FROM sessions
    WHERE of_subject AND of_level AND of_spoken AND is_upcoming GROUP BY week
    ORDER BY facet, id`);
  const of = (facet: FacetRow['facet']) => rows.filter((row) => row.facet === facet);
  const counts = (facet: FacetRow['facet']) => new Map(of(facet).map(({ id, count }) => [id, count]));
  const subjects = await nameSubjects(db, counts('subject'), wanted);
  const [levels, spokens] = [counts('level'), counts('spoken')];
  return {
    total: of('all')[0]?.count ?? 0,
    subjects,
    // What is chosen stays to be seen, whatever the other filters leave of it.
    levels: courseLevels
      .filter((each) => levels.has(each) || each === wanted.level)
      .map((each) => ({ level: each, count: levels.get(each) ?? 0 })),
    languages: tutoringLanguages
      .filter((each) => spokens.has(each) || each === wanted.spoken)
      .map((each) => ({ language: each, count: spokens.get(each) ?? 0 })),
    weeks: withChosenWeek(
      of('week').map(({ id, count }) => ({ monday: id ?? '', count })),
      wanted.week,
    ),
  };
}

async function nameSubjects(db: Db, counts: Map<string | null, number>, { subject, language }: Wanted) {
  const ids = [...counts.keys(), subject].filter(
    (id) => id !== null && id !== undefined && isContentId(id),
  ) as string[];
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: themes.id, title: themes.title })
    .from(themes)
    .where(inArray(themes.id, ids))
    .orderBy(themes.position, themes.id);
  return rows.map(({ id, title }) => ({
    id,
    title: textIn(title as Translated, language),
    count: counts.get(id) ?? 0,
  }));
}

function withChosenWeek(weeks: Found['weeks'], day: string | undefined): Found['weeks'] {
  const monday = day && mondayOf(day);
  if (!monday || weeks.some((each) => each.monday === monday)) return weeks;
  return [...weeks, { monday, count: 0 }].sort((one, other) => one.monday.localeCompare(other.monday));
}
