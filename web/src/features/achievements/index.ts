export { BadgeDrawing } from './components/badge-drawings/badge-drawing.tsx';
