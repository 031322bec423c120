/** `held` waits until its reader has verified the address; `waiting` is on its way, `failing` will be tried again, `given-up` will not; `kept` stays here for want of a mail server. */
export const mailStates = ['kept', 'held', 'waiting', 'sent', 'failing', 'given-up'] as const;
export type MailState = (typeof mailStates)[number];

/** Stands for the reason of a failure: twice it was handed over, and nobody knows whether the mail server took it. */
export const unknownHandover = 'unknown-handover';

/** What a message asks of its reader's calendar: to write an event in, anew or changed, or to strike it. */
export const calendarMethods = ['REQUEST', 'CANCEL'] as const;
export type CalendarMethod = (typeof calendarMethods)[number];
