import pg from 'pg';
import { isUnanswered } from './is-database-unavailable.ts';

/** How long a connection may take, in milliseconds. */
export type ConnectionLimits = {
  /** For somebody to get a connection, new or used. */
  wait: number;
  /** For a new connection to be made. */
  handshake: number;
  /** For the database to run a statement. */
  statement: number;
  /**
   * For an answer, and a little more than a statement may take: without any, the connection has died without a word, as
   * when a firewall forgets it.
   */
  answer: number;
  /** For a transaction to do nothing, before the database takes it for abandoned and lets go of what it has locked. */
  idleTransaction: number;
  /** For a connection to be silent before the network is asked whether the other end is still there. */
  keepAlive: number;
};

export const usualLimits: ConnectionLimits = {
  wait: 10_000,
  handshake: 5000,
  statement: 20_000,
  answer: 22_000,
  idleTransaction: 20_000,
  keepAlive: 10_000,
};

/** What every connection to the database is made with. */
export function connectionOptions(url: string, limits: ConnectionLimits) {
  const seconds = Math.ceil(limits.keepAlive / 1000);
  return {
    connectionString: url,
    Client: DatabaseClient,
    connectionTimeoutMillis: limits.wait,
    handshakeTimeoutMillis: limits.handshake,
    query_timeout: limits.answer,
    idle_in_transaction_session_timeout: limits.idleTransaction,
    keepAlive: true,
    keepAliveInitialDelayMillis: limits.keepAlive,
    // The database asks the network as well: a session whose process is gone with its machine holds its locks no longer.
    options: `-c timezone=UTC -c tcp_keepalives_idle=${seconds} -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3`,
  };
}

type ClientOptions = pg.ClientConfig & { handshakeTimeoutMillis?: number };

/** A connection that may be lost at any moment: what was asked of it fails, and nothing else does. */
export class DatabaseClient extends pg.Client {
  constructor(options: ClientOptions = {}) {
    const { handshakeTimeoutMillis = options.connectionTimeoutMillis } = options;
    super({ ...options, connectionTimeoutMillis: handshakeTimeoutMillis });
    // While somebody has it and asks nothing, nobody else listens, and the event would end the process.
    this.on('error', () => {});
    this.#hangUpUnanswered();
  }

  /** A statement without an answer would keep those after it waiting, a rollback above all. */
  #hangUpUnanswered(): void {
    const query: (...values: unknown[]) => unknown = this.query.bind(this);
    this.query = ((...values: unknown[]) => {
      const answer = query(...values);
      if (answer instanceof Promise) {
        answer.catch((error: unknown) => {
          if (isUnanswered(error)) void this.end();
        });
      }
      return answer;
    }) as typeof this.query;
  }
}
