export { scheduledPublicationFailed } from './cms.events.ts';
export { type FailedPublication, findFailedPublication } from './publishing/find-failed-publication.ts';
