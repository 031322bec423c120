export { kindIcons } from './components/results/kind-icons.ts';
export { useSuggestions } from './components/search-box/use-suggestions.ts';
export { fetchRecent } from './search-api.ts';
export { dashboardArea, searchAddress } from './search-paths.ts';
