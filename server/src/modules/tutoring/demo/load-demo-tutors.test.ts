import type { TutorList, TutorReviews } from '@navor/contract';
import { expect, it } from 'vitest';
import { json, startServerForTest } from '../../../test-support/test-server.ts';
import { demoTutors } from './demo-tutors.ts';
import { loadDemoTutors } from './load-demo-tutors.ts';

it('opens a directory of six tutors with pictures, reviews and free time, once', async () => {
  const demo = await startServerForTest({ DEMO: '1' });
  const list = () => json<TutorList>(demo.call('/api/tutors'));
  const first = await list();
  expect(first.tutors).toHaveLength(6);
  for (const { avatar_url, next_free_at, headline, id } of first.tutors) {
    expect(next_free_at).not.toBeNull();
    expect(headline).not.toBe('');
    const picture = await demo.call(avatar_url ?? '/none');
    expect(picture.headers.get('content-type')).toBe('image/webp');
    const { reviews } = await json<TutorReviews>(demo.call(`/api/tutors/${id}/reviews`));
    expect(reviews.every(({ stars }) => stars >= 4)).toBe(true);
  }
  const hours = await demo.database.query(
    `SELECT DISTINCT to_char(starts_at AT TIME ZONE time_zone, 'HH24:MI') AS hour
     FROM bookings JOIN tutors ON tutors.id = tutor_id`,
  );
  expect(hours, 'nobody learns in the night, whenever the demo starts').toEqual([{ hour: '17:00' }]);
  await loadDemoTutors(demo.services);
  expect((await list()).tutors).toEqual(first.tutors);
});

it('closes it with the demo, and opens it again with the next', async () => {
  const demo = await startServerForTest({ DEMO: '1' });
  const after = await startServerForTest({ DEMO: '0' }, { sharedDatabase: demo.database });
  expect(await json(after.call('/api/tutors'))).toMatchObject({ total: 0 });
  const again = await startServerForTest({ DEMO: '1' }, { sharedDatabase: demo.database });
  expect(await json(again.call('/api/tutors'))).toMatchObject({ total: 6 });
});

it('says everything in three languages', () => {
  for (const { headline, bio } of demoTutors) {
    expect(Object.keys(headline)).toEqual(['sl', 'en', 'de']);
    expect(Object.keys(bio)).toEqual(['sl', 'en', 'de']);
  }
});
