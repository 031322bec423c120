export { countContactMessages } from './count-contact-messages.ts';
export { contactMessageReceived } from './support.events.ts';
export { findContactMessage } from './support.queries.ts';
