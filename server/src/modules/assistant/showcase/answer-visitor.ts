import type { TrialAnswer } from '@navor/contract';
import type { Language } from '@navor/languages';
import { anonymous, type Viewer } from '../../../platform/access.ts';
import type { Services } from '../../../platform/services.ts';
import { answerFromContent } from '../embedded/embedded-producer.ts';
import { presentCitations, storeCitations, withoutExcerpts } from '../grounding/citations.ts';
import { groundQuestion } from '../grounding/ground-question.ts';
import { guardAnswer } from '../teaching/guard-answer.ts';
import { planTeaching } from '../teaching/plan-teaching.ts';

type VisitorQuestion = {
  text: string;
  language: Language;
  now: Date;
  /** Whoever sits there: somebody with an open attempt gets hints only, here as in the chat. */
  viewer?: Viewer;
};

/** Answers from what everybody may read, without a model and without a conversation. */
export async function answerVisitor(
  services: Services,
  { text: question, language, now, viewer = anonymous }: VisitorQuestion,
): Promise<Omit<TrialAnswer, 'left'>> {
  const asked = { viewer: anonymous, language, question, attachments: [], history: [], now };
  const [passages, plan] = await Promise.all([
    groundQuestion(services, asked),
    planTeaching(services, { ...asked, viewer }),
  ]);
  const request = { ...asked, passages, instructions: [] };
  const isGuarded = !plan.openQuestions.isEmpty;
  const { blocks, notices, citedNumbers } = await answerFromContent(services, request, {
    guard: (events) => (isGuarded ? guardAnswer(plan, events) : events),
    hidesResults: isGuarded,
  });
  const stored = await storeCitations(services, anonymous, passages, citedNumbers);
  const [citations = []] = await presentCitations(services, anonymous, [isGuarded ? withoutExcerpts(stored) : stored]);
  return { blocks, notices, citations };
}
