/** Shorter ones are words that operators make up for servers that want none. */
const shortestSecret = 12;
const shownInstead = '…';

/** Takes the gateway's key out of a text that the gateway wrote, however it is cut into pieces. */
export function createKeyFilter(key: string | undefined) {
  const secret = key !== undefined && key.length >= shortestSecret ? key : undefined;
  let held = '';
  return {
    push(text: string): string {
      if (secret === undefined) return text;
      const clean = (held + text).replaceAll(secret, shownInstead);
      held = startOf(secret, clean);
      return clean.slice(0, clean.length - held.length);
    },
    end(): string {
      const rest = held;
      held = '';
      return rest;
    },
  };
}

/** The longest end of a text with which the secret may begin. */
function startOf(secret: string, text: string): string {
  for (let length = Math.min(secret.length - 1, text.length); length > 0; length -= 1) {
    const end = text.slice(-length);
    if (secret.startsWith(end)) return end;
  }
  return '';
}
