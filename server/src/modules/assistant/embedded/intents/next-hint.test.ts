import type { Attachment } from '@navor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attemptCalls } from '../../../../test-support/sample-attempts.ts';
import { type NewPerson, startServerWithPeople } from '../../../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../../../test-support/sample-quizzes.ts';
import type { TestServer } from '../../../../test-support/test-server.ts';
import { viewerOf } from '../../viewer.fixture.ts';
import { answerFromContent } from '../embedded-producer.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  await saveSampleQuizzes(server);
});
afterAll(() => server.stop());

it('gives a hint to whoever asks for one or for help, and uses up none beside another answer', async () => {
  const person = await newPerson();
  const attempts = attemptCalls(server);
  const id = await attempts.started('vzorec', person);
  const attachment: Attachment = { kind: 'question', attempt_id: id, position: 4 };
  const hintsAfter = async (question: string) => {
    const { blocks } = await answerFromContent(server.services, {
      ...{ viewer: viewerOf(person), language: 'sl', question, history: [], passages: [], instructions: [] },
      ...{ attachments: [{ attachment, title: '', path: null, text: '' }], now: new Date() },
    });
    const shown = (await attempts.read(id, person)).questions[3]?.hints_html.length;
    return { shown, text: blocks.map(({ source }) => source).join('\n') };
  };
  const converted = await hintsAfter('Pretvorite 60 psi v bar');
  expect(converted).toMatchObject({ shown: 0, text: expect.stringContaining('bar') });
  expect(await hintsAfter('Pozdravljeni')).toMatchObject({ shown: 0 });
  expect(await hintsAfter('Namig, prosim')).toMatchObject({ shown: 1, text: expect.stringContaining('Ohmov zakon') });
  expect(await hintsAfter('Pomagajte mi')).toMatchObject({ shown: 2 });
});
