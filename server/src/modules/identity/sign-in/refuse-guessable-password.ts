import type { FieldProblem } from '@navor/contract';
import { AppError } from '../../../platform/errors.ts';

type Owner = { email: string; name: string };

/** Refuses what is tried first: passwords that many have, and what everybody knows of this very person. */
export async function refuseGuessablePassword(password: string, owner?: Owner, path = 'password'): Promise<void> {
  const problem = (await isCommon(password)) ? 'too_common' : isOwnData(password, owner) ? 'own_data' : undefined;
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

/** How much must be left of a password besides what is known of its owner. */
const leastOwn = 4;

function isOwnData(password: string, owner: Owner | undefined): boolean {
  const known = ['navor', ...(owner ? [owner.email, owner.name].flatMap(words) : [])];
  // The longest first: `ana@novak.si` holds `ana` as well.
  const longestFirst = known.toSorted((one, other) => other.length - one.length);
  return longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), letters(password)).length < leastOwn;
}

/** `Ana.Novak@example.com` → the whole, and each part that is long enough to mean something. */
function words(text: string): string[] {
  const parts = text.split(/[^\p{L}\p{N}]+/u).map(letters);
  return [letters(text), ...parts].filter((word) => word.length > 2);
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
