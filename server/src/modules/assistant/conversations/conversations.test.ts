import { randomUUID } from 'node:crypto';
import type { Conversation, ConversationCard } from '@navor/contract';
import { conversationsPerPage, turnsPerPage } from '@navor/contract/choices';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '../../../test-support/count-statements.ts';
import type { NewPerson, SamplePerson } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';
import { startAssistant } from '../assistant.fixture.ts';
import { foldText } from './fold-text.ts';

let assistant: Awaited<ReturnType<typeof startAssistant>>;
let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  assistant = await startAssistant();
  ({ server, newPerson } = assistant);
});
afterAll(() => assistant.stop());

let learner: SamplePerson;
beforeEach(async () => {
  learner = await newPerson();
});

type Said = { question: string; answer: string };

/** A conversation as it is after these turns, the oldest first; each later one of them has been asked later. */
async function hold(title: string, turns: Said[], { person = learner, minutesAgo = 0 } = {}): Promise<string> {
  const conversationId = randomUUID();
  await server.database.query(
    `INSERT INTO assistant_conversations (id, user_id, language, title, folded, updated_at)
     VALUES ($1, $2, 'sl', $3, $4, now() - make_interval(mins => $5))`,
    [conversationId, person.id, title, foldText(title), minutesAgo],
  );
  const ids = turns.map(() => randomUUID());
  await server.database.query(
    `INSERT INTO assistant_turns (id, conversation_id, user_id, number, text, folded)
     SELECT id, $1, $2, position, text, folded
     FROM unnest($3::uuid[], $4::text[], $5::text[]) WITH ORDINALITY AS turns (id, text, folded, position)`,
    [conversationId, person.id, ids, turns.map((each) => each.question), turns.map((each) => foldText(each.question))],
  );
  await server.database.query(
    `INSERT INTO assistant_answers
       (id, turn_id, conversation_id, user_id, number, status, source, alive_until, question, blocks, folded)
     SELECT gen_random_uuid(), answers.id, $1, $2, 1, 'done', 'embedded', now(), turns.text,
            jsonb_build_array(
              jsonb_build_object('kind', 'html', 'html', '', 'source', answers.text, 'equalities', '[]'::jsonb)),
            turns.folded || ' ' || answers.folded
     FROM unnest($3::uuid[], $4::text[], $5::text[]) AS answers (id, text, folded)
     JOIN assistant_turns AS turns ON turns.id = answers.id`,
    [conversationId, person.id, ids, turns.map((each) => each.answer), turns.map((each) => foldText(each.answer))],
  );
  return conversationId;
}

type Page = { conversations: ConversationCard[]; page: number; page_count: number };
const list = (query = '', person = learner) => json<Page>(assistant.list(person, query));
const search = (q: string) => list(`?q=${encodeURIComponent(q)}`);

describe('the list of conversations', () => {
  it('has the newest first, a page at a time', async () => {
    const count = conversationsPerPage + 2;
    for (let index = 0; index < count; index += 1) await hold(`Pogovor ${index}`, [], { minutesAgo: index });
    const first = await list();
    expect(first.conversations.map(({ title }) => title)).toEqual(
      Array.from({ length: conversationsPerPage }, (_, index) => `Pogovor ${index}`),
    );
    expect(first).toMatchObject({ page: 1, page_count: 2 });
    expect(first.conversations[0]).toMatchObject({ language: 'sl', is_writing: false, found: null });
    const second = await list('?page=2');
    expect(second.conversations.map(({ title }) => title)).toEqual(['Pogovor 30', 'Pogovor 31']);
    expect(await list('?page=9')).toEqual({ conversations: [], page: 9, page_count: 2 });
  });

  it('finds words in titles, questions and answers, however they are typed', async () => {
    const inTitle = await hold('Ohmov zakón', [{ question: 'Kaj je to?', answer: 'To je odgovor.' }]);
    const inQuestion = await hold('Drugo', [
      { question: `${'Uvod. '.repeat(40)}Razloži mi OHMOV ZAKON še enkrat, prosim.`, answer: 'Velja sorazmernost.' },
    ]);
    const inAnswer = await hold('Tretje', [{ question: 'In zdaj?', answer: 'Zakon, ki je Ohmov, velja za upor.' }]);
    await hold('Ohmov upor', [{ question: 'Drug zakon?', answer: 'Ne.' }]);
    const { conversations } = await search('ohmov zakon');
    expect(conversations.map(({ id }) => id).sort()).toEqual([inTitle, inQuestion, inAnswer].sort());
    const foundIn = (id: string) => conversations.find((each) => each.id === id)?.found;
    expect(foundIn(inTitle)).toBeNull();
    expect(foundIn(inQuestion)).toMatch(/^… .*Razloži mi OHMOV ZAKON še enkrat, prosim\.$/);
    expect(foundIn(inAnswer)).toBe('In zdaj? Zakon, ki je Ohmov, velja za upor.');
  });

  it('takes signs of patterns for what they are', async () => {
    await hold('Sto odstotkov', [{ question: 'Koliko je 100 % od a_b?', answer: 'Vse \\ nič.' }]);
    for (const q of ['100 %', 'a_b', '\\']) expect((await search(q)).conversations, q).toHaveLength(1);
    for (const q of ['10_ %', 'a%b', '%%']) expect((await search(q)).conversations, q).toEqual([]);
  });

  it('finds nothing in an answer that another one has replaced, nor in what others said', async () => {
    const conversationId = await hold('Moje', [{ question: 'Kaj?', answer: 'Prvi odgovor o termistorju.' }]);
    expect((await search('termistor')).conversations).toHaveLength(1);
    await server.database.query(
      `INSERT INTO assistant_answers
         (id, turn_id, conversation_id, user_id, number, status, source, alive_until, question, folded)
       SELECT gen_random_uuid(), id, conversation_id, user_id, 2, 'done', 'embedded', now(), text, folded
       FROM assistant_turns WHERE conversation_id = $1`,
      [conversationId],
    );
    await hold('Tuje', [{ question: 'Kaj je termistor?', answer: 'To.' }], { person: await newPerson() });
    expect((await search('termistor')).conversations).toEqual([]);
  });

  it('costs the same number of statements, however much there is to look through', async () => {
    const plain = await countStatements(server, () => assistant.list(learner));
    await hold(
      'Dolg',
      Array.from({ length: 200 }, (_, index) => ({ question: `Kaj je ${index}?`, answer: 'Upor.' })),
    );
    expect(await countStatements(server, () => assistant.list(learner))).toBe(plain);
    expect(await countStatements(server, () => assistant.list(learner, '?q=upor'))).toBe(plain);
  });
});

describe('a conversation', () => {
  it('of two thousand turns is read by pages, each in the same number of statements as a short one', async () => {
    const short = await hold('Kratek', [{ question: 'Kaj?', answer: 'To.' }]);
    const turns = Array.from({ length: 2000 }, (_, index) => ({ question: `Vprašanje ${index + 1}`, answer: 'To.' }));
    const long = await hold('Dolg', turns);
    const statements = await countStatements(server, () => assistant.read(learner, short));
    expect(await countStatements(server, () => assistant.read(learner, long))).toBe(statements);
    expect(await countStatements(server, () => assistant.read(learner, long, '?before=1000'))).toBe(statements);
    const newest = await json<Conversation>(assistant.read(learner, long));
    expect(newest.turns.map(({ number }) => number)).toEqual(numbers(2001 - turnsPerPage, 2000));
    expect(newest.has_earlier).toBe(true);
    const before = newest.turns[0]?.number;
    const earlier = await json<Conversation>(assistant.read(learner, long, `?before=${before}`));
    expect(earlier.turns.map(({ number }) => number)).toEqual(numbers(2001 - 2 * turnsPerPage, 2000 - turnsPerPage));
    const first = await json<Conversation>(assistant.read(learner, long, '?before=3'));
    expect(first).toMatchObject({ has_earlier: false, turns: [{ number: 1 }, { number: 2 }] });
    expect((await assistant.read(learner, long, '?before=99999999999')).status).toBe(200);
  });

  it('says what was attached under the name that it had, without an address once it is gone', async () => {
    const conversationId = await hold('S prilogo', [{ question: 'Kaj?', answer: 'To.' }]);
    const attachment = { kind: 'library', item_id: 'deleted-item' };
    await server.database.query('UPDATE assistant_turns SET attachments = $2 WHERE conversation_id = $1', [
      conversationId,
      JSON.stringify([{ attachment, title: 'Izbrisana tabela', path: 'technical-library/item/deleted-item' }]),
    ]);
    const { turns } = await json<Conversation>(assistant.read(learner, conversationId));
    expect(turns[0]?.attachments).toEqual([{ attachment, title: 'Izbrisana tabela', path: null }]);
  });

  it('has the name that its owner gives it, and is found by it', async () => {
    const conversationId = await hold('Prej', []);
    expect((await assistant.rename(learner, conversationId, '  Žični mostički  ')).status).toBe(200);
    expect((await search('zicni')).conversations).toMatchObject([{ id: conversationId, title: 'Žični mostički' }]);
    for (const nothing of [' ', '\u200b']) {
      expect((await assistant.rename(learner, conversationId, nothing)).status).toBe(422);
    }
    expect((await assistant.rename(learner, randomUUID(), 'Nova')).status).toBe(404);
  });

  it('is gone with all that was said once it is deleted, also the second time', async () => {
    const conversationId = await hold('Prej', [{ question: 'Kaj?', answer: 'To.' }]);
    expect((await assistant.remove(learner, conversationId)).status).toBe(200);
    expect((await assistant.remove(learner, conversationId)).status).toBe(404);
    for (const table of ['assistant_conversations', 'assistant_turns', 'assistant_answers']) {
      expect(await server.database.query(`SELECT FROM ${table} WHERE user_id = $1`, [learner.id]), table).toEqual([]);
    }
  });
});

it('is exported whole with the account, and deleted with it', async () => {
  const text = 'Exported with the account?';
  await assistant.answered(learner, { text, reply: 'This is exported too.' });
  const response = await server.call('/api/account/export', { cookie: learner.cookie });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const written = Object.values(files)
    .map((file) => strFromU8(file))
    .join();
  for (const words of [text, 'This is exported too.']) expect(written).toContain(words);
  await server.database.query('DELETE FROM users WHERE id = $1', [learner.id]);
  for (const table of ['conversations', 'turns', 'answers', 'answer_parts', 'usage']) {
    const rows = await server.database.query(`SELECT FROM assistant_${table} WHERE user_id = $1`, [learner.id]);
    expect(rows, table).toEqual([]);
  }
});

function numbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
