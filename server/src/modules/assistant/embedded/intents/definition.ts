import { findPassages, scopeOf } from '../../../search/index.ts';
import { type Intent, type ReplyContext, replyOf } from '../reply.ts';
import { findDefiningSentence, findHeadedBy, termWords } from '../wording/find-definition.ts';
import { linkTo } from '../wording/own-links.ts';
import { termAskedFor } from '../wording/question-forms.ts';
import { quoteFrom } from '../wording/quote.ts';

export const answerDefinition: Intent = async (context) => {
  const term = termAskedFor(context.request.question);
  const described = term === null ? null : await describeTerm(context, term);
  return described && replyOf(context.say('definition.found'), described.quote);
};

/** As many as may have to be read until one says what the term is. */
const mostPassages = 30;

/**
 * What our content says that something is, with where it says so. A sentence that defines it comes before what merely stands
 * under it as a heading, also where that is in a passage that the whole question was not grounded in.
 */
export async function describeTerm(
  { services, request }: ReplyContext,
  term: string,
): Promise<{ name: string; quote: string } | null> {
  const { viewer, language, passages } = request;
  const words = termWords(term);
  if (words.length === 0) return null;
  const search = { q: term, language, most: mostPassages };
  const found = (await findPassages(services.pool, scopeOf(viewer), search)).filter(({ isStrong }) => isStrong);
  const definition =
    findDefiningSentence(passages, words) ??
    findDefiningSentence(found, words) ??
    findHeadedBy(passages, words) ??
    findHeadedBy(found, words);
  if (!definition) return null;
  const { passage, sentences, at, name } = definition;
  const cited = passages.find(({ path, text }) => path === passage.path && text === passage.text);
  const source = cited ? `[${cited.number}]` : `(${linkTo(passage.title, passage.path)})`;
  return { name, quote: quoteFrom(sentences, at, source) };
}
