export { lockTutorTimes, releaseTime, type TimeToTake, takeTime } from './taken-times/take-time.ts';
export { tutors } from './tutors.tables.ts';
