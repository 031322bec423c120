import type { Pool } from 'pg';

/** Whether somebody is still signed in there, for what goes on after their request was admitted. It does not prolong anything. */
export async function isSessionOpen(pool: Pool, sessionId: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'identity-is-session-open',
    text: `SELECT FROM sessions JOIN users ON users.id = sessions.user_id
           WHERE sessions.id = $1 AND sessions.expires_at > now() AND users.deletion_due_at IS NULL`,
    values: [sessionId],
  });
  return rowCount === 1;
}
