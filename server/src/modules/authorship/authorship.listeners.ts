import { type Listener, listen } from '../../platform/events.ts';
import { rolesChanged } from '../identity/index.ts';
import { settleGivenRole } from './requests/settle-given-role.ts';

export const authorshipListeners: Listener[] = [
  listen(rolesChanged, 'authorship.settle-request', async (tx, { userId, given }) => {
    if (given.includes('author')) await settleGivenRole(tx, userId, new Date());
  }),
];
