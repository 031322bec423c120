export { useSuggestions } from './components/box/use-suggestions.ts';
export { kindIcons } from './components/results/kind-icons.ts';
export { fetchRecent } from './search-api.ts';
export { dashboardArea, searchAddress } from './search-paths.ts';
