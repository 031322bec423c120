import { type CalendarEntry, homeTimeZone, type StudyOutlook } from '@navor/contract';
import { afterAll, beforeAll, expect } from 'vitest';
import { addDays, dayOf } from '../../../platform/time/days.ts';
import { insertSampleCourse, manyLessons } from '../../../test-support/sample-course.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';

export const settings = {
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start_minute: 8 * 60, end_minute: 12 * 60 })),
  ...{ hours_per_week: 5, weeks: 4, minutes_per_day: 60 },
};

export const today = () => dayOf(new Date(), homeTimeZone);

/** What learners do with their study plans, over HTTP, on a server for the tests of one file. */
export function studyPlanCalls() {
  let server: TestServer;
  let people: NewPerson;
  beforeAll(async () => {
    ({ server, newPerson: people } = await startServerWithPeople());
    // Eight lessons of half an hour.
    await insertSampleCourse(server.database, { id: 'osnove', modules: manyLessons(8) });
    await insertSampleCourse(server.database, { id: 'dolg', modules: manyLessons(100) });
  });
  afterAll(() => server.stop());

  const calls = {
    server: () => server,
    query: (...statement: Parameters<TestServer['database']['query']>) => server.database.query(...statement),
    newPerson: (...options: Parameters<NewPerson>) => people(...options),
    enrol: ({ cookie }: SamplePerson, course: string) =>
      server.call(`/api/courses/${course}/enrolment`, { method: 'PUT', body: {}, cookie }),
    async learner(course = 'osnove'): Promise<SamplePerson> {
      const person = await people();
      await calls.enrol(person, course);
      return person;
    },
    get: ({ cookie }: SamplePerson, course = 'osnove') =>
      server.call(`/api/calendar/study-plans/${course}`, { cookie }),
    plan: ({ cookie }: SamplePerson, changes: object = {}, course = 'osnove') =>
      server.call(`/api/calendar/study-plans/${course}`, {
        ...{ method: 'PUT', body: { ...settings, ...changes }, cookie },
      }),
    async planned(person: SamplePerson, changes: object = {}, course = 'osnove') {
      const response = await calls.plan(person, changes, course);
      expect(response.status).toBe(200);
      return json<StudyOutlook>(response);
    },
    remove: ({ cookie }: SamplePerson, course = 'osnove') =>
      server.call(`/api/calendar/study-plans/${course}`, { method: 'DELETE', body: {}, cookie }),
    move: ({ cookie }: SamplePerson, blockId: string | undefined, local_start: string, duration_minutes = 45) =>
      server.call(`/api/calendar/study-blocks/${blockId}`, {
        ...{ method: 'PATCH', body: { local_start, duration_minutes }, cookie },
      }),
    async blocksOf({ cookie }: SamplePerson) {
      const period = `from=${addDays(today(), -20)}&to=${addDays(today(), 40)}`;
      const response = await server.call(`/api/calendar/entries?${period}`, { cookie: `${cookie}; language=sl` });
      expect(response.status).toBe(200);
      const { entries } = await json<{ entries: CalendarEntry[] }>(response);
      return entries.filter(({ kind }) => kind === 'study_block');
    },
    /** As if the plans had been made so many days earlier, and nobody had looked since. */
    letTimePass: ({ id }: SamplePerson, days: number) =>
      server.database.query(
        `WITH moved AS (UPDATE study_blocks SET starts_at = starts_at - make_interval(days => $2),
                                                ends_at = ends_at - make_interval(days => $2) WHERE user_id = $1)
         UPDATE study_plans SET planned_at = planned_at - make_interval(days => $2) WHERE user_id = $1`,
        [id, days],
      ),
  };
  return calls;
}
