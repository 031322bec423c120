import { randomUUID } from 'node:crypto';
import type { SlotWeek, Tutor, TutorList, TutorReviews } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf, dayStart, mondayOf } from '../../../platform/time/days.ts';
import { type NewPerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { insertSampleTheme } from '../../../test-support/sample-theme.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';
import { refreshOutdated } from '../availability/refresh-next-free.ts';
import { insertSampleTutor } from '../tutors.fixture.ts';
import { tutorsSearchSource } from './tutors-search-source.ts';

let server: TestServer;
let newPerson: NewPerson;
const ids: Record<'ana' | 'bor' | 'cene' | 'draft', string> = { ana: '', bor: '', cene: '', draft: '' };
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  for (const id of ['elektrotehnika', 'matematika', 'fizika']) {
    await insertSampleTheme(server.database, id, ['sl', 'en']);
  }
  const tutor = (name: string, rest: Parameters<typeof insertSampleTutor>[1]) =>
    insertSampleTutor(server.database, { name, ...rest });
  const [ana, bor, cene, draft] = [
    await tutor('Ana Žagar', { subjects: ['elektrotehnika'], languages: ['sl', 'de'], centsPerHour: 2000 }),
    await tutor('Bor Kos', { subjects: ['elektrotehnika', 'matematika'], languages: ['sl'], centsPerHour: 3000 }),
    await tutor('Cene Vidmar', { subjects: ['matematika'], languages: ['en'], centsPerHour: 5000 }),
    await tutor('Draga Osnutek', { subjects: ['fizika'], languages: ['hu'], centsPerHour: 1000, status: 'draft' }),
  ];
  Object.assign(ids, { ana: ana.id, bor: bor.id, cene: cene.id, draft: draft.id });
  const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  await setNextFree(ids.ana, soon(30));
  await setNextFree(ids.bor, soon(10));
  await setNextFree(ids.cene, null);
});
afterAll(() => server.stop());

const setNextFree = (id: string, at: Date | null) =>
  server.database.query('UPDATE tutors SET next_free_at = $2 WHERE id = $1', [id, at]);

const list = (query = '', cookie = '') => json<TutorList>(server.call(`/api/tutors${query}`, cookie ? { cookie } : {}));
const names = ({ tutors }: TutorList) => tutors.map(({ name }) => name.split(' ')[0]);

describe('the directory', () => {
  it('lists who is approved, those first who are free soonest', async () => {
    const found = await list();
    expect(names(found)).toEqual(['Ana', 'Bor', 'Cene'].sort(byFree));
    expect(found).toMatchObject({ total: 3, page: 1, page_count: 1 });
    function byFree(one: string, other: string) {
      const order = ['Bor', 'Ana', 'Cene'];
      return order.indexOf(one) - order.indexOf(other);
    }
  });

  it('counts what each subject and language would leave, by all other filters', async () => {
    const all = await list();
    expect(all.subjects).toEqual([
      { id: 'elektrotehnika', title: 'elektrotehnika sl', count: 2 },
      { id: 'matematika', title: 'matematika sl', count: 2 },
    ]);
    expect(all.languages).toEqual([
      { language: 'sl', count: 2 },
      { language: 'en', count: 1 },
      { language: 'de', count: 1 },
    ]);
    const ofSlovenian = await list('?teaches_in=sl');
    expect(ofSlovenian.subjects.map(({ id, count }) => [id, count])).toEqual([
      ['elektrotehnika', 2],
      ['matematika', 1],
    ]);
    expect(ofSlovenian.languages).toEqual(all.languages);
  });

  it.each([
    ['a subject', '?subject=matematika', ['Bor', 'Cene']],
    ['a language', '?teaches_in=de', ['Ana']],
    ['a price', '?max_cents=3000', ['Bor', 'Ana']],
    ['all of them', '?subject=elektrotehnika&teaches_in=sl&max_cents=2500', ['Ana']],
    ['a subject that nobody has', '?subject=alkimija', []],
  ])('is filtered by %s', async (_, query, expected) => {
    const found = await list(query);
    expect(names(found)).toEqual(expected);
    expect(found.total).toBe(expected.length);
  });

  it('is sorted by price and by a fair rating', async () => {
    expect(names(await list('?sort=price'))).toEqual(['Ana', 'Bor', 'Cene']);
    // One perfect review is worth less than twenty good ones.
    await rate(ids.ana, 5, 1);
    await rate(ids.cene, 96, 20);
    expect(names(await list('?sort=rating'))[0]).toBe('Cene');
    const { tutors } = await list('?sort=rating');
    expect(tutors.map(({ rating }) => rating)).toEqual([{ average: 4.8, count: 20 }, { average: 5, count: 1 }, null]);
  });

  it('knows who is free until the end of the week of whoever asks', async () => {
    const inZone = (zone: string) => list('?free_this_week=true', `time_zone=${encodeURIComponent(zone)}`);
    const sunday = (zone: string) => dayStart(addDays(mondayOf(dayOf(new Date(), zone)), 7), zone).getTime() - 60_000;
    await setNextFree(ids.ana, new Date(sunday('Pacific/Kiritimati')));
    await setNextFree(ids.bor, new Date(sunday('Etc/GMT+12')));
    await setNextFree(ids.cene, new Date(Date.now() - 60_000));
    const isSameWeek = mondayOf(dayOf(new Date(), 'Etc/GMT+12')) === mondayOf(dayOf(new Date(), 'Pacific/Kiritimati'));
    if (isSameWeek) expect(names(await inZone('Etc/GMT+12'))).toEqual(['Ana', 'Bor']);
    expect(names(await inZone('Pacific/Kiritimati'))).not.toContain('Cene');
    if (isSameWeek) expect(names(await inZone('Pacific/Kiritimati'))).toEqual(['Ana']);
  });

  it('shows no free slot that has passed', async () => {
    await setNextFree(ids.cene, new Date(Date.now() - 60_000));
    const { tutors } = await list();
    expect(tutors.at(-1)).toMatchObject({ id: ids.cene, next_free_at: null });
  });

  it.each(['?page=0', '?sort=beauty', '?max_cents=-1', '?teaches_in=la'])('refuses %s', async (query) => {
    expect((await server.call(`/api/tutors${query}`)).status).toBe(422);
  });
});

const rate = (id: string, sum: number, count: number) =>
  server.database.query('UPDATE tutors SET rating_sum = $2, rating_count = $3 WHERE id = $1', [id, sum, count]);

describe('a tutor', () => {
  it('is shown in the language of the reader where they have written in it, else in one they have', async () => {
    await server.database.query(
      `UPDATE tutors SET headline = '{"sl":"Naslov","en":"Headline"}', bio = '{"sl":"O meni","en":"About me"}' WHERE id = $1`,
      [ids.bor],
    );
    const tutor = (language: string) => json<Tutor>(server.call(`/api/tutors/${ids.bor}?language=${language}`));
    expect(await tutor('en')).toMatchObject({ bio_html: '<p>About me</p>', language: 'en', is_own: false });
    expect(await tutor('de')).toMatchObject({ bio_html: '<p>O meni</p>', headline: 'Naslov', language: 'sl' });
  });

  it('is not found as a draft, by a wrong id or by none', async () => {
    for (const id of [ids.draft, randomUUID()]) {
      expect((await server.call(`/api/tutors/${id}`)).status).toBe(404);
      expect((await server.call(`/api/tutors/${id}/slots`)).status).toBe(404);
      expect((await server.call(`/api/tutors/${id}/reviews`)).status).toBe(404);
    }
    expect((await server.call('/api/tutors/ana')).status).toBe(422);
  });

  it('tells nobody their meeting link, address or buffer', async () => {
    const text = await (await server.call(`/api/tutors/${ids.bor}`)).text();
    expect(text).not.toMatch(/meet\.example|@example|buffer/);
  });

  it('has reviews, the newest first, by people whose names are shortened', async () => {
    const { id: learnerId } = await newPerson();
    await server.database.query(`UPDATE profiles SET full_name = 'Jana Marija Novak' WHERE id = $1`, [learnerId]);
    for (const [index, text] of ['prva', 'druga'].entries()) {
      const bookingId = randomUUID();
      await server.database.query(
        `INSERT INTO bookings (id, learner_id, tutor_id, status, starts_at, minutes, payment, cents, cancellation_minutes)
         VALUES ($1, $2, $3, 'confirmed', now() - interval '2 days', 60, 'card', 3000, 0)`,
        [bookingId, learnerId, ids.ana],
      );
      await server.database.query(
        `INSERT INTO tutor_reviews (booking_id, tutor_id, user_id, stars, text, created_at)
         VALUES ($1, $2, $3, 5, $4, now() - make_interval(days => $5))`,
        [bookingId, ids.ana, learnerId, text, 2 - index],
      );
    }
    const { reviews } = await json<TutorReviews>(server.call(`/api/tutors/${ids.ana}/reviews`));
    expect(reviews).toMatchObject([
      { name: 'Jana N.', text: 'druga', stars: 5 },
      { name: 'Jana N.', text: 'prva' },
    ]);
  });
});

describe('the slots of a tutor', () => {
  const slots = (id: string, query = '', cookie = '') =>
    json<SlotWeek>(server.call(`/api/tutors/${id}/slots${query}`, cookie ? { cookie } : {}));

  it('cost who has a plan less, and tell what is left of included hours', async () => {
    const [learner, standard, premium] = [
      await newPerson(),
      await newPerson({ plan: 'standard' }),
      await newPerson({ plan: 'premium' }),
    ];
    await server.database.query(
      `INSERT INTO tutoring_grants (user_id, subscription_id, minutes, starts_at, ends_at)
       SELECT user_id, id, 120, now() - interval '1 day', now() + interval '20 days' FROM subscriptions WHERE user_id = $1`,
      [premium.id],
    );
    const full = { cents: 4500, full_cents: 4500, discount_percent: 0 };
    const reduced = { cents: 4050, full_cents: 4500, discount_percent: 10 };
    expect(await slots(ids.bor, '?minutes=90')).toMatchObject({ price: full, included_minutes_left: null });
    expect(await slots(ids.bor, '?minutes=90', learner.cookie)).toMatchObject({
      price: full,
      included_minutes_left: null,
    });
    expect(await slots(ids.bor, '?minutes=90', standard.cookie)).toMatchObject({ price: reduced });
    expect(await slots(ids.bor, '?minutes=90', premium.cookie)).toMatchObject({
      price: reduced,
      included_minutes_left: 120,
    });
  });

  it('are told for a week from today on, never for the past', async () => {
    const week = await slots(ids.bor, '?from=2020-01-01');
    expect(week.days).toHaveLength(7);
    expect(week.days[0]?.day).toBe(dayOf(new Date(), 'Europe/Ljubljana'));
    expect(week.time_zone).toBe('Europe/Ljubljana');
  });

  it('say when the next one is after the days shown', async () => {
    const { id } = await insertSampleTutor(server.database, { timeZone: 'UTC', hours: [] });
    expect(await slots(id)).toMatchObject({ next_day: null });
    const day = addDays(dayOf(new Date(), 'UTC'), 20);
    await server.database.query('INSERT INTO tutor_day_exceptions (tutor_id, day, hours) VALUES ($1, $2, $3)', [
      id,
      day,
      JSON.stringify([{ startMinute: 720, endMinute: 780 }]),
    ]);
    expect(await slots(id, '', 'time_zone=UTC')).toMatchObject({ next_day: day, time_zone: 'UTC' });
  });

  it.each(['?minutes=45', '?from=yesterday', '?days=100'])('are refused for %s', async (query) => {
    expect((await server.call(`/api/tutors/${ids.bor}/slots${query}`)).status).toBe(422);
  });
});

it('derives the next free slot anew once the shown one is taken or has passed', async () => {
  const { id } = await insertSampleTutor(server.database, { timeZone: 'UTC', noticeMinutes: 0 });
  const now = new Date('2026-06-08T07:00:00Z');
  const nextFree = async () => {
    const [row] = await server.database.query<{ next_free_at: Date }>('SELECT next_free_at FROM tutors WHERE id = $1', [
      id,
    ]);
    return row?.next_free_at;
  };
  await setNextFree(id, new Date('2026-06-08T06:00:00Z'));
  await refreshOutdated(server.services, now);
  expect(await nextFree()).toEqual(new Date('2026-06-08T08:00:00Z'));
  await server.database.query(
    `INSERT INTO taken_times (tutor_id, kind, source_id, during)
     VALUES ($1, 'group_session', gen_random_uuid(), '[2026-06-08 08:00Z, 2026-06-08 09:15Z)')`,
    [id],
  );
  await refreshOutdated(server.services, now);
  expect(await nextFree()).toEqual(new Date('2026-06-08T09:30:00Z'));
});

it('derives those of all others where that of one cannot be derived', async () => {
  const broken = await insertSampleTutor(server.database, { timeZone: 'Nowhere/Land', noticeMinutes: 0 });
  const { id } = await insertSampleTutor(server.database, { timeZone: 'UTC', noticeMinutes: 0 });
  for (const each of [broken.id, id]) await setNextFree(each, new Date('2026-06-08T06:00:00Z'));
  await refreshOutdated(server.services, new Date('2026-06-08T07:00:00Z'));
  const [row] = await server.database.query('SELECT next_free_at FROM tutors WHERE id = $1', [id]);
  expect(row).toEqual({ next_free_at: new Date('2026-06-08T08:00:00Z') });
  await server.database.query('DELETE FROM tutors WHERE id = $1', [broken.id]);
});

describe('the search', () => {
  it('tells a tutor by their subjects, and finds them by what they are', async () => {
    const [found] = await tutorsSearchSource.loadGroup(server.services.db, ids.bor);
    const { title, context, keywords } = found?.documents[0] ?? {};
    expect(title).toBe('Bor Kos');
    expect(context?.split(', ')).toHaveLength(2);
    expect(keywords).toEqual(expect.arrayContaining(['Tutor', ...(context?.split(', ') ?? [])]));
  });
});
