export { contactMessageReceived } from './support.events.ts';
export { findContactMessage } from './support.queries.ts';
