export { loadUpcoming, type Upcoming } from './components/upcoming/load-upcoming.ts';
export { UpcomingEntries } from './components/upcoming/upcoming-entries.tsx';
