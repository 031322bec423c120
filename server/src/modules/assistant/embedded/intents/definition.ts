import { type LiveFormula, plainExpression } from '@navor/quantities';
import { findFacts, findPassages, scopeOf } from '../../../search/index.ts';
import { type Intent, type ReplyContext, type ReplyPart, replyOf } from '../reply.ts';
import { findDefiningSentence, findHeadedBy, findOwnDefinition, termWords } from '../wording/find-definition.ts';
import { otherNameOf } from '../wording/other-names.ts';
import { linkTo } from '../wording/own-links.ts';
import { termAskedFor } from '../wording/question-forms.ts';
import { quoteFrom } from '../wording/quote.ts';
import { hasAllWords } from '../wording/same-words.ts';

export const answerDefinition: Intent = async (context) => {
  const term = termAskedFor(context.request.question);
  if (term === null) return null;
  const [described, law] = await Promise.all([describeTerm(context, term), findLaw(context, term)]);
  if (!described && !law) return null;
  return replyOf(context.say('definition.found'), described?.quote ?? null, law && lawPart(law, context));
};

type Law = { formula: LiveFormula; path: string | null };

/** The equation that is called just what is asked for. */
export async function findLaw({ services, request }: ReplyContext, term: string): Promise<Law | null> {
  const { viewer, language } = request;
  const search = { words: term, language, kinds: ['formula'] as const, most: 5 };
  const facts = await findFacts(services.pool, scopeOf(viewer), search);
  const words = termWords(term);
  for (const { fact, path } of facts) {
    if (fact.kind !== 'formula') continue;
    const title = termWords(fact.formula.title ?? '');
    if (title.length > 0 && hasAllWords(words, title) && hasAllWords(title, words))
      return { formula: fact.formula, path };
  }
  return null;
}

/** A law is best told by its equation, which can be reckoned with at once. */
function lawPart({ formula, path }: Law, { request: { language } }: ReplyContext): ReplyPart {
  const source = `${plainExpression(formula.left, { language })} = ${plainExpression(formula.right, { language })}`;
  return { kind: 'block', block: { kind: 'formula', formula, source, path } };
}

/** As many as may have to be read until one says what the term is. */
const mostPassages = 30;

/**
 * What our content says that something is, with where it says so. A sentence that defines it comes before what merely stands
 * under it as a heading, also where that is in a passage that the whole question was not grounded in.
 */
export async function describeTerm(
  context: ReplyContext,
  term: string,
): Promise<{ name: string; quote: string } | null> {
  const { services, request } = context;
  const { viewer, language, passages } = request;
  const words = termWords(term);
  if (words.length === 0) return null;
  const search = { q: term, language, most: mostPassages };
  const found = (await findPassages(services.pool, scopeOf(viewer), search)).filter(({ isStrong }) => isStrong);
  const definition =
    findOwnDefinition([...passages, ...found], words) ??
    findDefiningSentence(passages, words) ??
    findDefiningSentence(found, words) ??
    findHeadedBy(passages, words) ??
    findHeadedBy(found, words);
  if (!definition) {
    const other = otherNameOf(words);
    return other === null ? null : describeTerm(context, other);
  }
  const { passage, sentences, at, name } = definition;
  const cited = passages.find(({ path, text }) => path === passage.path && text === passage.text);
  const source = cited ? `[${cited.number}]` : `(${linkTo(passage.title, passage.path)})`;
  return { name, quote: quoteFrom(sentences, at, source) };
}
