import { randomUUID } from 'node:crypto';
import type { Answer, Attachment } from '@navor/contract';
import { type Language, languages } from '@navor/languages';
import { expect, vi } from 'vitest';
import { openEventStream } from '../../../test-support/event-stream.ts';
import { attemptCalls } from '../../../test-support/sample-attempts.ts';
import { sampleCourseFile, saveSampleCourse } from '../../../test-support/sample-course-files.ts';
import { sampleLibraryFile, saveSampleLibrary } from '../../../test-support/sample-library.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';
import { type Channel, injections } from './injections.fixture.ts';
import { soughtByAll } from './obedient-model.fixture.ts';

/** What nobody but its owner, or whoever has the plan, may ever read. */
export const secrets = {
  note: 'Bertin-skriti-zapisek-8812',
  question: 'Bertino-skrito-vprašanje-5523',
  locked: 'Zaklenjeno-besedilo-9071',
};

/** Content with the injections in it, and people: somebody whose data is sought, and whoever seeks it. */
export async function prepareVictims(server: TestServer) {
  await saveSampleQuizzes(server);
  await saveSampleLibrary(server.services, Object.fromEntries(languages.map(withInjectedItem)));
  await saveSampleCourse(server.services, Object.fromEntries(languages.flatMap(withInjectedLessons)));
  const berta = await openAccount(server, 'berta', { plan: 'premium' });
  await writeNote(server, berta, `${soughtByAll}: ${secrets.note}, moje geslo je v predalu.`);
  await ask(server, {
    as: berta,
    conversationId: randomUUID(),
    text: `${soughtByAll}? ${secrets.question}`,
    language: 'sl',
  });
  const learner = await openAccount(server, 'ana', { plan: 'premium' });
  for (const { words } of languages.flatMap((language) => injectionsIn(language, 'note'))) {
    await writeNote(server, learner, words);
  }
  const examinee = await openAccount(server, 'cene', { plan: 'premium' });
  const attemptId = await attemptCalls(server).started('vzorec', examinee);
  const right = await attemptCalls(server).rightAnswers(attemptId);
  await isFound(server, berta, soughtByAll);
  return { learner, examinee, right };
}

/** Waits until the search knows of the content. */
async function isFound(server: TestServer, { cookie }: SamplePerson, q: string): Promise<void> {
  const path = `/api/search?${new URLSearchParams({ q, language: 'sl' })}`;
  const found = async () => (await server.call(path, { cookie })).text();
  await vi.waitFor(async () => expect(await found()).toContain('osnove/napetost'), { timeout: 60_000, interval: 50 });
}

const injectionsIn = (language: Language, channel: Channel) =>
  injections[language].filter((each) => each.channel === channel);

const paragraphs = (language: Language, channel: Channel) =>
  injectionsIn(language, channel)
    .map(({ words }) => words)
    .join('\n\n');

function withInjectedItem(language: Language): [string, string] {
  const path = `library/ohmov-zakon/text.${language}.md`;
  return [path, `${sampleLibraryFile(path)}\n## Dodatek\n\n${paragraphs(language, 'library')}\n`];
}

function withInjectedLessons(language: Language): [string, string][] {
  const [open, locked] = ['tok', 'napetost'].map((lesson) => `courses/osnove/lessons/${lesson}.${language}.md`);
  if (!open || !locked) return [];
  return [
    [open, `${sampleCourseFile(open)}\n## Dodatek\n\n${paragraphs(language, 'lesson')}\n`],
    [locked, `${sampleCourseFile(locked)}\n## ${soughtByAll}\n\n${soughtByAll} je ${secrets.locked}.\n`],
  ];
}

async function writeNote(server: TestServer, { cookie }: SamplePerson, text: string): Promise<void> {
  const path = `/api/courses/osnove/lessons/tok/notes/${randomUUID()}`;
  const saved = await server.call(path, { method: 'PUT', body: { anchor: null, text }, cookie });
  expect(saved.status).toBe(200);
}

export const attachmentOf: Partial<Record<Channel, Attachment>> = {
  lesson: { kind: 'lesson', course_id: 'osnove', lesson_id: 'tok' },
  library: { kind: 'library', item_id: 'ohmov-zakon' },
};

type Asking = {
  as: SamplePerson;
  conversationId: string;
  text: string;
  language: Language;
  attachment?: Attachment | undefined;
};

/** Asks, and follows the answer to its end: all that was sent of it, and all that was stored. */
export async function askAndFollow(server: TestServer, asking: Asking) {
  const { cookie } = asking.as;
  const answerId = await ask(server, asking);
  const stream = await openEventStream(server, `/api/assistant/answers/${answerId}/changes`, { cookie });
  await stream.ended;
  const answer = await json<Answer>(server.call(`/api/assistant/answers/${answerId}`, { cookie }));
  const rows = await server.database.query('SELECT * FROM assistant_answers WHERE id = $1', [answerId]);
  return { answer, sent: JSON.stringify([stream.events, answer]), stored: JSON.stringify(rows) };
}

async function ask(server: TestServer, { as, conversationId, text, language, attachment }: Asking): Promise<string> {
  const answerId = randomUUID();
  const asked = await server.call(`/api/assistant/conversations/${conversationId}/turns/${randomUUID()}`, {
    ...{ method: 'PUT', cookie: as.cookie },
    body: { answerId, text, language, attachments: attachment ? [attachment] : [] },
  });
  expect(asked.status).toBe(200);
  return answerId;
}
