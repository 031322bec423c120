import type { PersonalTable } from '../../platform/personal-data.ts';
import { subscriptions } from './billing.tables.ts';

export const billingPersonalTables: PersonalTable[] = [
  { name: 'subscription', table: subscriptions, owner: subscriptions.userId },
];
