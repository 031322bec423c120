export { completionSettled } from './certificates.events.ts';
export { type CompletionCertificate, findCompletionCertificate } from './issuing/find-completion-certificate.ts';
export { issueCertificate } from './issuing/issue-certificate.ts';
