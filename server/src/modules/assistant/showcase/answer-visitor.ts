import type { TrialAnswer } from '@navor/contract';
import type { Language } from '@navor/languages';
import { anonymous } from '../../../platform/access.ts';
import type { Services } from '../../../platform/services.ts';
import { answerFromContent } from '../embedded/embedded-producer.ts';
import { presentCitations, storeCitations } from '../grounding/citations.ts';
import { groundQuestion } from '../grounding/ground-question.ts';

/** Answers from what everybody may read, without a model and without a conversation. */
export async function answerVisitor(
  services: Services,
  { text: question, language, now }: { text: string; language: Language; now: Date },
): Promise<Omit<TrialAnswer, 'left'>> {
  const asked = { viewer: anonymous, language, question, attachments: [], history: [] };
  const passages = await groundQuestion(services, asked);
  const { blocks, notices, citedNumbers } = await answerFromContent(services, {
    ...asked,
    passages,
    instructions: [],
    now,
  });
  const stored = await storeCitations(services, anonymous, passages, citedNumbers);
  const [citations = []] = await presentCitations(services, anonymous, [stored]);
  return { blocks, notices, citations };
}
