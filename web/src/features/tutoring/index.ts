export { tutorPath, useTutorsPath } from './tutor-paths.ts';
