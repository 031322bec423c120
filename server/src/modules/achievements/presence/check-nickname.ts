import type { FieldProblem } from '@navor/contract';
import { nicknameKey } from './nickname-key.ts';

/** What keeps a nickname from being anybody's; its signs and its length are the contract's matter. */
export function findNicknameProblem(nickname: string): FieldProblem['problem'] | undefined {
  if (address.test(nickname)) return 'nickname_is_address';
  const isReserved =
    onlyReserved.test(nicknameKey(nickname)) || wordsOf(nickname).some((word) => reservedKeys.has(word));
  return isReserved ? 'nickname_reserved' : undefined;
}

/**
 * A dot alone makes no address: many write their nickname as `ana.novak`. Below an address that ends in `.data` the web app keeps
 * what its pages are made of, so that no profile could be there.
 */
const address = /^www\.|\.(?:data|com|net|org|info|biz|app|dev|edu|gov|int|shop|site|online|[a-z]{2})$/i;

/** Words by which somebody could pretend to speak for this place. */
const reserved = [
  ...[
    'navor',
    'admin',
    'administrator',
    'administracija',
    'support',
    'moderator',
    'staff',
    'official',
    'system',
    'root',
  ],
  ...[
    'team',
    'helpdesk',
    'webmaster',
    'postmaster',
    'security',
    'billing',
    'null',
    'undefined',
    'anonymous',
    'deleted',
  ],
  ...['podpora', 'skrbnik', 'skrbnica', 'urednik', 'ekipa', 'uradno', 'anonimno'],
  ...['verwaltung', 'kundendienst', 'offiziell', 'anonym'],
].map(nicknameKey);

const reservedKeys = new Set(reserved);

/** Nothing but such words, whatever number follows: `navor-support-2`. Keys write 0 and 1 as letters. */
const onlyReserved = new RegExp(`^(?:${reserved.join('|')})+[\\dlo]*$`, 'u');

function wordsOf(nickname: string): string[] {
  return nickname.split(/[ ._-]/).map(nicknameKey);
}
