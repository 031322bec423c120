import { groundQuestion } from '../modules/assistant/grounding/ground-question.ts';
import { viewerOf } from '../modules/assistant/viewer.fixture.ts';
import type { Services } from '../platform/services.ts';
import type { SamplePerson } from './sample-people.ts';

/** What the assistant would quote to a premium learner, as text. */
export async function quotedPassages(services: Services, person: SamplePerson, question: string): Promise<string> {
  const viewer = viewerOf({ ...person, tier: 'premium' });
  const asked = { viewer, language: 'sl' as const, question, attachments: [], history: [] };
  return JSON.stringify(await groundQuestion(services, asked));
}
