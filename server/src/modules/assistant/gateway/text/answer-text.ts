import type { GatewayAbilities } from '../gateway-abilities.ts';
import { createPieceCleaner } from './clean-pieces.ts';
import { createKeyFilter } from './hide-key.ts';
import { createToolJsonFilter } from './hold-tool-json.ts';
import { createMarkFilter } from './strip-marks.ts';

type Response = Pick<GatewayAbilities, 'startsThinking'> & { toolNames: readonly string[]; key: string | undefined };

/** What of the text of one response is the answer: no thoughts, no calls of tools, no half characters, not the gateway's key. */
export function createAnswerText({ startsThinking, toolNames, key }: Response) {
  const cleaner = createPieceCleaner();
  const marks = createMarkFilter({ startsThinking });
  const calls = createToolJsonFilter(toolNames);
  const keys = createKeyFilter(key);
  return {
    push: (piece: string): string => keys.push(calls.push(marks.push(cleaner.push(piece)))),
    end: (): string => keys.push(calls.push(marks.end()) + calls.end()) + keys.end(),
    /** The model calls tools by text, which the server does not read. */
    hasToolText: () => marks.hasToolText || calls.hasToolText,
    endsUnopenedThought: () => marks.endsUnopenedThought,
    hadNoThought: () => marks.hadNoThought,
  };
}
