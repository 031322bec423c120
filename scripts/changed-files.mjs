import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './toolchain.mjs';

/** Where this branch left main; on main itself its last commit. */
export function branchPoint() {
  return git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
}

/** What differs from there, committed or not, new files included and deleted ones not. */
export function changedFiles() {
  const files = [...git('diff', '--name-only', branchPoint()), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(files)].filter((file) => existsSync(join(root, file))).sort();
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}
