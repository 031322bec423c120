import type { FoundFact } from '../../../search/index.ts';
import { choicesPart, type Reply, type ReplyContext, replyOf } from '../reply.ts';
import type { FormulaMatch, MissingQuantity } from '../solving/match-formulas.ts';
import { plainMarkdown } from '../wording/plain-markdown.ts';
import { chosenQuestion } from './match-question.ts';
import { titleOf } from './title-of.ts';

type Say = ReplyContext['say'];
type MatchOf<Kind extends FormulaMatch<FoundFact>['kind']> = Extract<FormulaMatch<FoundFact>, { kind: Kind }>;

const mostChoices = 3;

export function askWhichFormula({ solved }: MatchOf<'several'>, say: Say, question: string): Reply {
  const choices = solved.slice(0, mostChoices).flatMap(({ candidates, result }) => {
    const last = candidates.at(-1);
    const title = last && titleOf(last.fact);
    if (!title) return [];
    const label = say('computation.choice', { title, name: result.name });
    return [{ label, question: chosenQuestion(question, title) }];
  });
  return replyOf(say('computation.several'), choicesPart(choices));
}

export function askForMissing(match: MatchOf<'missing'>, say: Say): Reply {
  const { missing, asked } = match;
  const values = { ...namesOf(missing), title: titleIn(match), asked: plainMarkdown(asked.name) };
  if (missing.options.length > 0) {
    const choices = missing.options.map((option) => ({ label: option, question: option }));
    return replyOf(say('computation.missingOption', values), choicesPart(choices));
  }
  const unit = missing.unit && say('computation.missingUnit', { unit: missing.unit });
  return replyOf([say('computation.missing', values), unit].filter(Boolean).join(' '));
}

export function askWhichIsWhich(match: MatchOf<'unclear'>, say: Say): Reply {
  const { givens, between } = match;
  const names = between.map((each) => `${plainMarkdown(each.name)} $${each.latex}$`).join(', ');
  const example = plainMarkdown(`${between[0]?.symbol} = ${givens[0]?.text}`);
  const list = givens.map(({ text }) => plainMarkdown(text)).join(', ');
  return replyOf(say('computation.unclear', { title: titleIn(match), givens: list, names, example }));
}

export function tellImpossible(match: MatchOf<'impossible'>, say: Say): Reply {
  const { why, asked } = match;
  const title = titleIn(match);
  const name = plainMarkdown(asked.name);
  switch (why.kind) {
    case 'given': {
      const { used } = why;
      const given = { title, name: plainMarkdown(used.name), value: used.valueText };
      return replyOf(say('computation.impossibleGiven', given), limitText(why.limitText, say));
    }
    case 'result':
      return replyOf(
        say('computation.impossibleResult', { title, name, value: why.valueText }),
        limitText(why.limitText, say),
      );
    case 'no-value':
      return replyOf(say('computation.noValue', { title, name }));
    case 'any-value':
      return replyOf(say('computation.anyValue', { title, name }));
  }
}

function limitText(limit: string | null, say: Say): string | null {
  return limit && say('computation.limit', { limit });
}

function titleIn({ candidate }: { candidate: FoundFact }): string {
  return plainMarkdown(titleOf(candidate.fact) ?? candidate.title);
}

function namesOf({ name, latex }: MissingQuantity): { name: string; symbol: string } {
  return { name: plainMarkdown(name), symbol: latex };
}
