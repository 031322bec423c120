export { plansPath } from './billing-paths.ts';
export { PlanGrid } from './components/plan-grid.tsx';
export { PlansButton } from './components/plans-button.tsx';
export { usePlanName, useUnlockingPlans } from './use-plan-names.ts';
