import type { TutorBrief } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SamplePerson } from '../../../../test-support/sample-people.ts';
import { json } from '../../../../test-support/test-server.ts';
import { changed, codeOf, moveStart, startWithTutors } from '../bookings.fixture.ts';

let world: Awaited<ReturnType<typeof startWithTutors>>;
beforeAll(async () => {
  world = await startWithTutors();
});
afterAll(() => world.server.stop());

describe('the brief', () => {
  const briefOf = (who: SamplePerson, id: string) =>
    world.server.call(`/api/bookings/${id}/brief`, { cookie: who.cookie });

  test('is shown to the booking’s tutor as long as the learner shares it', async () => {
    const { learner, tutor, id } = await world.booked();
    const admin = await world.newPerson({ roles: ['admin'] });
    expect((await briefOf(tutor, id)).status).toBe(404);
    await changed(world.act(learner, id, 'brief', { shares_brief: true }, 'PUT'));
    expect(await json<TutorBrief>(briefOf(tutor, id))).toEqual({
      mistakes: [],
      weak_topics: [],
      slips: [],
      courses: [],
    });
    for (const other of [learner, admin, await world.newTutor()]) expect((await briefOf(other, id)).status).toBe(404);
    await changed(world.act(learner, id, 'brief', { shares_brief: false }, 'PUT'));
    expect((await briefOf(tutor, id)).status).toBe(404);
  });

  test('cannot be shared or withdrawn by the tutor', async () => {
    const { tutor, id } = await world.booked();
    expect((await world.act(tutor, id, 'brief', { shares_brief: true }, 'PUT')).status).toBe(403);
  });

  test('can be taken back after the session too', async () => {
    const { learner, tutor, id } = await world.booked();
    await changed(world.act(learner, id, 'brief', { shares_brief: true }, 'PUT'));
    await moveStart(world.server, id, -61);
    expect((await briefOf(tutor, id)).status).toBe(200);
    await changed(world.act(learner, id, 'brief', { shares_brief: false }, 'PUT'));
    expect((await briefOf(tutor, id)).status).toBe(404);
    expect(await codeOf(world.act(learner, id, 'brief', { shares_brief: true }, 'PUT'))).toBe('NOT_POSSIBLE_NOW');
  });

  test('is over a week after the session, whatever was agreed to', async () => {
    const { learner, tutor, id } = await world.booked();
    await changed(world.act(learner, id, 'brief', { shares_brief: true }, 'PUT'));
    await moveStart(world.server, id, -60 - 7 * 24 * 60 + 5);
    expect((await briefOf(tutor, id)).status).toBe(200);
    await moveStart(world.server, id, -60 - 7 * 24 * 60 - 1);
    expect((await briefOf(tutor, id)).status).toBe(404);
    expect(await codeOf(world.act(learner, id, 'brief', { shares_brief: false }, 'PUT'))).toBe('NOT_POSSIBLE_NOW');
  });
});
