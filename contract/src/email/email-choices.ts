/** `held` waits until its reader has verified the address; `waiting` is on its way, `failing` will be tried again, `given-up` will not; `kept` stays here for want of a mail server. */
export const mailStates = ['kept', 'held', 'waiting', 'sent', 'failing', 'given-up'] as const;
export type MailState = (typeof mailStates)[number];
