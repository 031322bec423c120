export { AchievementsCard } from './components/achievements-card.tsx';
export { ReachedSoFar } from './components/reached-so-far.tsx';
