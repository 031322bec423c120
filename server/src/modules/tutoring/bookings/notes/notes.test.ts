import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changed, startWithTutors } from '../bookings.fixture.ts';

let world: Awaited<ReturnType<typeof startWithTutors>>;
beforeAll(async () => {
  world = await startWithTutors();
});
afterAll(() => world.server.stop());

describe('notes of the tutor', () => {
  test('for the learner are read by them, private ones by nobody else', async () => {
    const { learner, tutor, id } = await world.booked();
    const admin = await world.newPerson({ roles: ['admin'] });
    const notes = { tutor_notes: 'Practise signs', private_notes: 'Shy' };
    expect(await changed(world.act(tutor, id, 'notes', notes, 'PUT'))).toMatchObject(notes);
    expect(await world.get(learner, id)).toMatchObject({ tutor_notes: 'Practise signs', private_notes: null });
    expect(await world.get(admin, id)).toMatchObject({ private_notes: null });
    expect((await world.act(learner, id, 'notes', notes, 'PUT')).status).toBe(403);
    expect((await world.act(admin, id, 'notes', notes, 'PUT')).status).toBe(403);
  });
});
