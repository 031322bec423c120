import type { Administration } from '@navor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countStatements, viewerStatements } from '../../test-support/count-statements.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../test-support/sample-people.ts';
import { json, type TestServer } from '../../test-support/test-server.ts';

let server: TestServer;
let newPerson: NewPerson;
let admin: SamplePerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  admin = await newPerson({ roles: ['learner', 'admin'] });
});
afterAll(() => server.stop());

const overview = (cookie?: string) => server.call('/api/administration', cookie ? { cookie } : {});

it('counts people, subscriptions that are not over and messages of the last week', async () => {
  const [old, subscriber] = [await newPerson(), await newPerson({ plan: 'premium' })];
  await server.database.query(`UPDATE users SET created_at = now() - interval '8 days' WHERE id = $1`, [old.id]);
  await server.database.query(`UPDATE users SET deletion_due_at = now() WHERE id = $1`, [old.id]);
  for (const [status, ref] of [
    ['trial', 'a'],
    ['past_due', 'b'],
    ['cancelled', 'c'],
    ['ended', 'd'],
  ]) {
    const { id } = status === 'ended' ? subscriber : await newPerson();
    await server.database.query(
      `INSERT INTO subscriptions (user_id, source, cashier_ref, status, plan_id, tier, ended_at)
       VALUES ($1, 'sandbox', $2, $3, 'sl-standard', 'standard', CASE WHEN $3 = 'ended' THEN now() END)`,
      [id, ref, status],
    );
  }
  for (const days of [1, 8]) {
    await server.database.query(
      `INSERT INTO contact_messages (id, name, email, topic, message, language, created_at)
       VALUES (gen_random_uuid(), 'Ana', 'ana@example.com', 'other', 'Pozdravljeni', 'sl', now() - $1 * interval '1 day')`,
      [days],
    );
  }
  expect(await json<Administration>(overview(admin.cookie))).toEqual({
    people: { total: 6, new: 5, closing: 1 },
    subscriptions: { active: 1, trial: 1, past_due: 1, granted: 1 },
    mail: { has_mail_server: false, failing: 0, given_up: 0 },
    contact: { new: 1 },
    tutoring: { applications: 0, disputes: 0 },
    authorship: { requests: 0 },
  });
});

it('counts who wants to teach, and the no-shows that are disputed and not decided', async () => {
  const [applicant, tutor, learner] = [await newPerson(), await newPerson(), await newPerson()];
  await server.database.query(
    `INSERT INTO tutors (user_id, status, time_zone) VALUES ($1, 'applied', 'UTC'), ($2, 'approved', 'UTC')`,
    [applicant.id, tutor.id],
  );
  for (const settledAt of [null, new Date()]) {
    await server.database.query(
      `INSERT INTO bookings (id, tutor_id, learner_id, status, payment, starts_at, minutes, cents, cancellation_minutes,
                             no_show_of, no_show_reported_at, no_show_disputed_at, no_show_settled_at)
       SELECT gen_random_uuid(), id, $2, 'confirmed', 'card', now(), 60, 0, 0, 'learner', now(), now(), $3::timestamptz FROM tutors WHERE user_id = $1`,
      [tutor.id, learner.id, settledAt],
    );
  }
  const { tutoring } = await json<Administration>(overview(admin.cookie));
  expect(tutoring).toEqual({ applications: 1, disputes: 1 });
});

it('takes as many statements, whatever there is', async () => {
  expect(await countStatements(server, () => overview(admin.cookie))).toBe(viewerStatements + 5);
});

it('is for administrators alone', async () => {
  const author = await newPerson({ roles: ['learner', 'tutor', 'author'] });
  expect((await overview()).status).toBe(401);
  expect((await overview(author.cookie)).status).toBe(403);
});
