export { type Authentication, createAuthentication } from './authentication.ts';
export { demoAccounts, demoPassword, openDemoAccounts } from './demo-accounts.ts';
export { findViewer } from './find-viewer.ts';
export { signedIn } from './identity.events.ts';
export { findUser } from './identity.queries.ts';
export { identityRoutes } from './identity.routes.ts';
