import type { EmailTemplate } from '../render-email.ts';

export type Trial = { userName: string; planName: string; endsAt: Date; amount: number; currency: string };

export const trialStartedEmail: EmailTemplate<Trial> = (trial, { say, money, date, link }) => {
  const values = { plan: trial.planName, date: date(trial.endsAt), amount: money(trial.amount, trial.currency) };
  return {
    subject: say('trialStarted.subject', values),
    greeting: say('greeting', { userName: trial.userName }),
    paragraphs: [say('trialStarted.text', values), say('trialStarted.later', values)],
    action: { label: say('openSubscription'), url: link('ownSubscription') },
  };
};
