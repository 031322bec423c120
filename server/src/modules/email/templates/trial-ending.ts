import type { EmailTemplate } from '../render-email.ts';
import type { Trial } from './trial-started.ts';

export const trialEndingEmail: EmailTemplate<Trial> = (trial, { say, money, date, link }) => {
  const values = { plan: trial.planName, date: date(trial.endsAt), amount: money(trial.amount, trial.currency) };
  return {
    subject: say('trialEnding.subject', values),
    greeting: say('greeting', { userName: trial.userName }),
    paragraphs: [say('trialEnding.text', values), say('trialEnding.choice', values)],
    action: { label: say('openSubscription'), url: link('ownSubscription') },
  };
};
