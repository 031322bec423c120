import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { ConnectionLimits } from '../platform/database/connection.ts';

/** For tests of a database that does not answer: long enough for a busy machine, short enough to wait for. */
export const shortLimits: ConnectionLimits = {
  wait: 6000,
  handshake: 3000,
  statement: 3500,
  answer: 4000,
  idleTransaction: 20_000,
  keepAlive: 10_000,
};

/** A way to the database that can die without a word, as behind a firewall that forgets connections. */
export async function startDatabaseProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const ends = [near, far];
    for (const end of ends) {
      sockets.add(end);
      end.on('error', () => {});
    }
    const stop = isCut ? undefined : forward(near, far);
    if (stop) cuts.add(stop);
  });
  const cuts = new Set<() => void>();
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    /** From now on nothing gets through, in either direction, and nobody is told; what is open by then never heals. */
    cut() {
      isCut = true;
      for (const stop of cuts) stop();
      cuts.clear();
    },
    /** New connections get through again. */
    restore() {
      isCut = false;
    },
  };
}

/** Until what is returned is called; from then on both ends talk into the void. */
function forward(near: Socket, far: Socket): () => void {
  let isDead = false;
  const pass = (from: Socket, to: Socket) => {
    from.on('data', (chunk) => isDead || to.write(chunk));
    from.on('end', () => isDead || to.end());
    from.on('close', () => isDead || to.destroy());
  };
  pass(near, far);
  pass(far, near);
  return () => {
    isDead = true;
  };
}
