/** Said to callers who come too early or stay too long; tells nothing about why a server does not start. */
const toCallers =
  /the database system is (starting up|shutting down|not yet accepting connections|in recovery mode)|terminating connection/;

/** Of all that PostgreSQL or initdb has said, the one line that tells why it ended. */
export function failureReason(said: string): string {
  const lines = said.split('\n').filter((line) => line.trim() !== '' && !toCallers.test(line));
  const index = lines.findIndex((line) => /(FATAL|PANIC): |\b(fatal|error): /.test(line));
  if (index < 0)
    return (
      lines
        .at(-1)
        ?.replace(/^.*? LOG: +/, '')
        .trim() ?? 'it said nothing'
    );
  const detail = /DETAIL: +(.*)/.exec(lines[index + 1] ?? '')?.[1];
  const reason = lines[index]?.replace(/^.*?(?:FATAL|PANIC|fatal|error): +/, '');
  return detail ? `${reason} (${detail})` : `${reason}`;
}
