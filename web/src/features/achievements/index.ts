export { AchievementsCard } from './components/achievements-card.tsx';
export { BadgeDrawing } from './components/badge-drawings/badge-drawing.tsx';
export { ReachedSoFar } from './components/reached-so-far.tsx';
