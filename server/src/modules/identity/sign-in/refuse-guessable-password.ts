import type { FieldProblem } from '@navor/contract';
import { passwordWeakness } from '@navor/contract/password-weakness';
import { AppError } from '../../../platform/errors.ts';

type Owner = { email: string; name: string };

/** Refuses what is tried first: passwords that many have, and what everybody knows of this very person. */
export async function refuseGuessablePassword(password: string, owner?: Owner, path = 'password'): Promise<void> {
  const related = owner ? [owner.email, owner.name] : [];
  const problem = (await isCommon(password)) ? 'too_common' : passwordWeakness(password, related);
  if (problem) throw new AppError('INVALID_INPUT', { fields: [{ path, problem }] satisfies FieldProblem[] });
}

let common: Promise<ReadonlySet<string>> | undefined;

async function isCommon(password: string): Promise<boolean> {
  common ??= loadCommonPasswords();
  const known = await common;
  const typed = password.toLowerCase();
  // A year or an exclamation mark behind it is the next thing to be tried.
  return known.has(typed) || known.has(typed.replace(/[\d\W_]{1,4}$/, ''));
}

/** Half a megabyte that a server needs only once somebody chooses a password; shorter ones are refused for their length. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}
