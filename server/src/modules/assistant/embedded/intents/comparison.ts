import { type Intent, replyOf } from '../reply.ts';
import { plainMarkdown } from '../wording/plain-markdown.ts';
import { termsCompared } from '../wording/question-forms.ts';
import { describeTerm } from './definition.ts';

/** What our content says of each of two things, one after the other. */
export const answerComparison: Intent = async (context) => {
  const terms = termsCompared(context.request.question);
  if (!terms) return null;
  const { say } = context;
  const described = await Promise.all(
    terms.map(async (term) => ({ term, description: await describeTerm(context, term) })),
  );
  const [missing, ...others] = described.filter(({ description }) => description === null);
  if (others.length > 0) return null;
  return replyOf(
    missing ? say('comparison.one', { missing: plainMarkdown(missing.term) }) : say('comparison.found'),
    ...described.flatMap(({ description }) =>
      description ? [`**${plainMarkdown(capitalised(description.name))}**`, description.quote] : [],
    ),
  );
};

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
