import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ConfigError } from '../../config.ts';
import { failureReason } from './failure-reason.ts';
import { spawnWrapped, type Wrapper } from './wrapper.ts';

type NewCluster = { cluster: string; initdb: string[]; user: string; password: string; wrapper: Wrapper };

/**
 * Made beside its final place and then renamed: a start that is killed half-way is repeated, never half-used. The draft has a
 * name of its own, because an initdb that outlives its Navor may still be writing into an earlier one.
 */
export async function createCluster(
  { cluster, initdb, user, password, wrapper }: NewCluster,
  signal?: AbortSignal,
): Promise<void> {
  await removeDrafts(cluster);
  const name = `${cluster}.${randomUUID()}`;
  const draft = `${name}.new`;
  const passwordFile = `${name}.password.new`;
  try {
    await mkdir(draft, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (wrapper.owner) for (const path of [draft, passwordFile]) await chown(path, wrapper.owner, wrapper.owner);
    const options = ['-D', draft, '-U', user, '-E', 'UTF8', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    const failure = await runInitdb(wrapper, [...initdb, ...options], signal);
    signal?.throwIfAborted();
    if (failure !== undefined) {
      throw new ConfigError(`DATA_DIR: no database can be made in ${dirname(cluster)}: ${failure}`);
    }
    await rename(draft, cluster);
  } finally {
    await removeDrafts(cluster);
  }
}

/** The reason why it failed, if it did. */
async function runInitdb(wrapper: Wrapper, command: string[], signal?: AbortSignal): Promise<string | undefined> {
  const child = spawnWrapped(wrapper, command);
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const interrupt = () => child.kill('SIGINT');
  signal?.addEventListener('abort', interrupt);
  const [code] = await once(child, 'close');
  signal?.removeEventListener('abort', interrupt);
  return code === 0 ? undefined : failureReason(said);
}

async function removeDrafts(cluster: string): Promise<void> {
  const folder = dirname(cluster);
  const drafts = (await readdir(folder)).filter(
    (name) => name.startsWith(`${basename(cluster)}.`) && name.endsWith('.new'),
  );
  for (const draft of drafts) {
    // One that is still being written to can be removed at the next start.
    await rm(join(folder, draft), { recursive: true, force: true, maxRetries: 2, retryDelay: 200 }).catch(() => {});
  }
}
