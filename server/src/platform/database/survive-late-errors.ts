import pg from 'pg';

/**
 * The job queue takes all listeners off the connection by which it hears of new work before it ends it. If the database hangs
 * up at that very moment, nobody listens to the error, and that would end the process.
 */
const { end } = pg.Client.prototype;
pg.Client.prototype.end = function endWithListener(this: pg.Client, ...how: Parameters<typeof end>) {
  if (this.listenerCount('error') === 0) this.on('error', () => {});
  return end.apply(this, how);
} as typeof end;
