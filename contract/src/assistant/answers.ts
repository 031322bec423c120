import { languageShape } from '@navor/languages/shapes';
import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { requestedLanguage } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { answerBlockSchema, answerChangeSchema, answerSchema, citationSchema } from './answer-shapes.ts';
import { answerNotices } from './assistant-choices.ts';
import { questionText } from './conversations.ts';

const tags = ['assistant'];
/** Of a part, as far as its column counts. */
const mostPosition = 2 ** 31 - 1;
const answer = z.object({ answerId: z.uuid().toLowerCase() });

export const trialAnswerSchema = z.object({
  blocks: z.array(answerBlockSchema),
  citations: z.array(citationSchema),
  notices: z.array(z.enum(answerNotices)),
  /** How often the visitor may still ask in this hour. */
  left: z.number().int(),
});
export type TrialAnswer = z.infer<typeof trialAnswerSchema>;

/** A question of the showcase with its answer. */
export const exampleAnswerSchema = trialAnswerSchema.omit({ left: true }).extend({ question: z.string() });
export type ExampleAnswer = z.infer<typeof exampleAnswerSchema>;

export const answers = {
  get: endpoint
    .route({ method: 'GET', path: '/assistant/answers/{answerId}', summary: 'An answer as it stands', tags })
    .input(answer)
    .output(answerSchema),
  follow: endpoint
    .route({
      ...{ method: 'GET', path: '/assistant/answers/{answerId}/changes', tags },
      summary: 'An answer while it is written, as server-sent events; resumes after Last-Event-ID',
    })
    .input(answer.extend({ after: z.coerce.number().int().min(0).max(mostPosition).default(0) }))
    .output(eventIterator(answerChangeSchema)),
  stop: endpoint
    .route({ method: 'POST', path: '/assistant/answers/{answerId}/stop', summary: 'Stop writing an answer', tags })
    .input(answer)
    .output(answerSchema),
  /** For visitors: the embedded default, whatever is configured, about what everybody may read. */
  try: endpoint
    .meta({ access: 'public' })
    .route({ method: 'POST', path: '/assistant/trial', summary: 'Try the assistant without an account', tags })
    .input(z.object({ text: questionText, language: languageShape }))
    .output(trialAnswerSchema),
  examples: endpoint
    .meta({ access: 'public' })
    .route({ method: 'GET', path: '/assistant/examples', summary: 'Questions for a first impression, answered', tags })
    .input(z.object(requestedLanguage))
    .output(z.array(exampleAnswerSchema)),
};
