import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../../config.ts';

/** Locks end with the object that holds them; here it is out of reach of the garbage collector. */
const held = new Set<DatabaseSync>();
const sqliteBusy = 5;

/**
 * Takes the folder for this process alone, or refuses in one line where another one has it. It is a lock of the kernel on a
 * file, which ends with the process however that ends, and is seen from inside another container too, where process ids mean
 * nothing. Node has no such locks of its own; SQLite's are. The file itself says nothing and stays.
 *
 * Never open it otherwise in this process: closing any handle of a file drops all of the process's locks on it.
 */
export function lockDataDirectory(directory: string): () => void {
  const lock = openLock(directory);
  held.add(lock);
  return () => {
    if (held.delete(lock)) lock.close();
  };
}

function openLock(directory: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(directory, 'navor.lock'), { timeout: 0 });
    // With its journal in memory nothing is ever written, so that a full disk is no hindrance.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    const { errcode, message } = error as Error & { errcode?: number };
    if (errcode === sqliteBusy) throw new DirectoryInUse(`DATA_DIR: another Navor runs on ${directory}`);
    throw new ConfigError(`DATA_DIR: ${directory} cannot be locked: ${message}`);
  }
}

/** Another process works on the data. */
export class DirectoryInUse extends ConfigError {}
