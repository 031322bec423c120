import { randomUUID } from 'node:crypto';
import type { TutoringLanguage, TutorStatus } from '@navor/contract';
import type { TestDatabase } from '../../test-support/test-database.ts';
import type { Hours } from './tutors.tables.ts';

export type SampleTutor = {
  /** Whose profile it is; a person of its own if not said. */
  userId?: string;
  name?: string;
  status?: TutorStatus;
  timeZone?: string;
  hours?: (Hours & { weekday: number })[];
  noticeMinutes?: number;
  bufferMinutes?: number;
  cancellationMinutes?: number;
  meetingUrl?: string | null;
  centsPerHour?: number;
  subjects?: string[];
  languages?: TutoringLanguage[];
};

/** Every day from eight to eight. */
const usualHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startMinute: 8 * 60, endMinute: 20 * 60 }));

/** A tutor who is approved and can be booked, unless something else is said. */
export async function insertSampleTutor(
  { query }: Pick<TestDatabase, 'query'>,
  { hours = usualHours, ...tutor }: SampleTutor = {},
): Promise<{ id: string; userId: string }> {
  const userId = tutor.userId ?? (await insertPerson({ query }, tutor.name ?? 'Tina Tutor'));
  const [row] = await query<{ id: string }>(
    `INSERT INTO tutors (user_id, status, headline, bio, subjects, languages, cents_per_hour, time_zone, notice_minutes,
       buffer_minutes, cancellation_minutes, meeting_url, applied_at, decided_at)
     VALUES ($1, $2, '{"sl":"Elektrotehnika"}', '{"sl":"Učim elektrotehniko."}', $3, $4, $5, $6, $7, $8, $9, $10, now(), now())
     RETURNING id`,
    [
      userId,
      tutor.status ?? 'approved',
      tutor.subjects ?? ['electrical-engineering'],
      tutor.languages ?? ['sl'],
      tutor.centsPerHour ?? 3000,
      tutor.timeZone ?? 'Europe/Ljubljana',
      tutor.noticeMinutes ?? 0,
      tutor.bufferMinutes ?? 0,
      tutor.cancellationMinutes ?? 24 * 60,
      tutor.meetingUrl === undefined ? 'https://meet.example.com/tina' : tutor.meetingUrl,
    ],
  );
  const id = row?.id ?? '';
  for (const { weekday, startMinute, endMinute } of hours) {
    await query(
      'INSERT INTO tutor_weekly_hours (tutor_id, weekday, start_minute, end_minute) VALUES ($1, $2, $3, $4)',
      [id, weekday, startMinute, endMinute],
    );
  }
  return { id, userId };
}

async function insertPerson({ query }: Pick<TestDatabase, 'query'>, name: string): Promise<string> {
  const [row] = await query<{ id: string }>(
    `INSERT INTO users (name, email, roles) VALUES ($1, $2, '{learner,tutor}') RETURNING id`,
    [name, `${randomUUID()}@example.com`],
  );
  return row?.id ?? '';
}
