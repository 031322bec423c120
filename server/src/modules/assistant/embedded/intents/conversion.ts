import { type Intent, replyOf } from '../reply.ts';
import { convertUnits } from '../solving/convert-units.ts';
import { plainMarkdown } from '../wording/plain-markdown.ts';

export const answerConversion: Intent = async ({ request, say }) => {
  const conversion = convertUnits(request.question, request.language);
  switch (conversion.kind) {
    case 'converted': {
      const to = conversion.results.map(({ text }) => text).join(' = ');
      const values = { from: plainMarkdown(conversion.fromText), to: plainMarkdown(to) };
      return replyOf(say('conversion.result', values), conversion.isDifference ? say('conversion.difference') : null);
    }
    case 'below-absolute-zero':
      return replyOf(
        say('conversion.belowAbsoluteZero', {
          from: plainMarkdown(conversion.fromText),
          limit: plainMarkdown(conversion.limitText),
        }),
      );
    case 'incompatible':
      return replyOf(
        say('conversion.incompatible', {
          from: plainMarkdown(conversion.fromText),
          to: plainMarkdown(conversion.toText),
        }),
      );
    case 'none':
      return null;
  }
};
