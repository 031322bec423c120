/** So much is needed to tell a call from an answer that begins with a brace or a fence. */
const enoughToTell = 80;

/** Holds back an answer that is nothing but the call of a tool as JSON, which some models write where a server does not read it. */
export function createToolJsonFilter(toolNames: readonly string[]) {
  let held: string | undefined = '';
  let isCall = false;
  const release = () => {
    const text = held ?? '';
    held = undefined;
    isCall = isToolCall(text, toolNames);
    return isCall ? '' : text;
  };
  return {
    push(text: string): string {
      if (isCall) return '';
      if (held === undefined) return text;
      // Blank space before an answer is none of it, and a model that has lost its way writes nothing else for minutes.
      held = (held + text).trimStart();
      return /^($|\{|`{1,3})/.test(held) && held.length < enoughToTell ? '' : release();
    },
    end: (): string => (held === undefined ? '' : release()),
    get hasToolText() {
      return isCall;
    },
  };
}

function isToolCall(text: string, toolNames: readonly string[]): boolean {
  const name =
    /^\s*(?:```\w*\s*)?\{\s*(?:"type"\s*:\s*"function"\s*,\s*)?"(?:name|function|tool)"\s*:\s*(?:\{\s*"name"\s*:\s*)?"(\w+)"/.exec(
      text,
    );
  return name?.[1] !== undefined && toolNames.includes(name[1]);
}
