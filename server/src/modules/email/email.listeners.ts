import { billingEmailListeners } from './listeners/billing.listeners.ts';
import { identityEmailListeners } from './listeners/identity.listeners.ts';
import { learningEmailListeners } from './listeners/learning.listeners.ts';
import { supportEmailListeners } from './listeners/support.listeners.ts';

export const emailListeners = [
  ...identityEmailListeners,
  ...learningEmailListeners,
  ...billingEmailListeners,
  ...supportEmailListeners,
];
