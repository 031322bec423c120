import type { Api } from '@navor/contract/page-request';
import { toast } from '@navor/ui/toast-store.ts';
import { createElement } from 'react';
import { SendFailed } from './components/send-failed.tsx';

export type OutgoingEmail = Parameters<Api['email']['send']>[0];

/** Sends one of the known messages. Whoever waits for it is told when that fails, and the caller learns why. */
export async function sendEmail(email: OutgoingEmail): Promise<void> {
  try {
    // Fetched with its first use, to keep the client out of what every visit loads.
    const { api } = await import('#platform/browser-api.ts');
    await api.email.send(email);
  } catch (error) {
    toast({ tone: 'danger', title: createElement(SendFailed) });
    throw error;
  }
}
