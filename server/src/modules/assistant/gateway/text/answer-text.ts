import type { GatewayAbilities } from '../gateway-abilities.ts';
import { createPieceCleaner } from './clean-pieces.ts';
import { createToolJsonFilter } from './hold-tool-json.ts';
import { createMarkFilter } from './strip-marks.ts';

/** What of the text of one response is the answer: no thoughts, no calls of tools, no half characters. */
export function createAnswerText(
  { startsThinking }: Pick<GatewayAbilities, 'startsThinking'>,
  toolNames: readonly string[],
) {
  const cleaner = createPieceCleaner();
  const marks = createMarkFilter({ startsThinking });
  const calls = createToolJsonFilter(toolNames);
  return {
    push: (piece: string): string => calls.push(marks.push(cleaner.push(piece))),
    end: (): string => calls.push(marks.end()) + calls.end(),
    /** The model calls tools by text, which the server does not read. */
    hasToolText: () => marks.hasToolText || calls.hasToolText,
    endsUnopenedThought: () => marks.endsUnopenedThought,
    hadNoThought: () => marks.hadNoThought,
  };
}
