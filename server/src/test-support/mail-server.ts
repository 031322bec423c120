import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail server that takes note of what it gets, until the test that is running ends. */
export async function startMailServer() {
  const received: ParsedMail[] = [];
  const state = {
    /** Refuses every sender for now. */
    isBroken: false,
    /** Addresses it will never take. */
    unknown: new Set<string>(),
    /** How often a recipient was named to it. */
    attempts: 0,
    /** Gets a message and says nothing more. */
    hangsUp: false,
  };
  let held = Promise.resolve();
  const answered = Promise.withResolvers<void>();
  const listen = (port: number) => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onMailFrom: (_address, _session, done) => done(state.isBroken ? new Error('out of order') : null),
      onRcptTo({ address }, _session, done) {
        state.attempts += 1;
        const refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
        done(state.unknown.has(address) ? refusal : null);
      },
      onData(stream, session, done) {
        simpleParser(stream).then((mail) => {
          received.push(mail);
          if (state.hangsUp) hangUp(server, session.id);
          else
            void held.then(() => {
              done();
              answered.resolve();
            });
        }, done);
      },
    });
    // A client that hangs up is not this server's concern.
    server.on('error', () => {});
    return new Promise<SMTPServer>((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
  };
  let server: SMTPServer | undefined = await listen(0);
  const { port } = server.server.address() as AddressInfo;
  const goDown = async () => {
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
    server = undefined;
  };
  onTestFinished(goDown);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    state,
    /** Has got a message from now on, but has not yet taken it, until what is returned is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    /** As soon as it has taken its first message. */
    answered: () => answered.promise,
    goDown,
    async comeBack() {
      server = await listen(port);
    },
  };
}

function hangUp({ connections }: SMTPServer, sessionId: string): void {
  for (const connection of connections) if (connection.session.id === sessionId) connection.close();
}
