import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changed, codeOf, moveStart, type SampleTutor, startWithTutors } from '../bookings.fixture.ts';
import { recountRatings } from './recount-ratings.ts';

let world: Awaited<ReturnType<typeof startWithTutors>>;
beforeAll(async () => {
  world = await startWithTutors();
});
afterAll(() => world.server.stop());

describe('a review', () => {
  const ratingOf = async ({ tutorId }: SampleTutor) =>
    (await world.server.database.query('SELECT rating_sum, rating_count FROM tutors WHERE id = $1', [tutorId]))[0];

  test('comes after the end, counts once, and can be changed for two weeks', async () => {
    const { learner, tutor, id } = await world.booked();
    const write = (stars: number, text = '') => world.act(learner, id, 'review', { stars, text }, 'PUT');
    expect(await codeOf(write(5))).toBe('NOT_POSSIBLE_NOW');
    await moveStart(world.server, id, -61);
    expect((await write(6)).status).toBe(422);
    expect((await write(0)).status).toBe(422);
    expect((await world.act(tutor, id, 'review', { stars: 5 }, 'PUT')).status).toBe(403);
    await Promise.all([write(5), write(5), write(5)]);
    expect(await ratingOf(tutor)).toEqual({ rating_sum: 5, rating_count: 1 });
    expect(await changed(write(3, 'Patient'))).toMatchObject({ review: { stars: 3, text: 'Patient' } });
    expect(await ratingOf(tutor)).toEqual({ rating_sum: 3, rating_count: 1 });
    await world.server.database.query(`UPDATE tutor_reviews SET created_at = now() - interval '15 days'`);
    expect(await codeOf(write(1))).toBe('NOT_POSSIBLE_NOW');
  });

  test('that leaves with its account leaves the sums too', async () => {
    const { learner, tutor, id } = await world.booked();
    await moveStart(world.server, id, -61);
    await changed(world.act(learner, id, 'review', { stars: 4 }, 'PUT'));
    await world.server.database.query('DELETE FROM tutor_reviews WHERE booking_id = $1', [id]);
    await recountRatings.run({}, world.server.services);
    expect(await ratingOf(tutor)).toEqual({ rating_sum: 0, rating_count: 0 });
  });
});
