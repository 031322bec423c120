export { PlanGrid } from './components/plan-grid.tsx';
export { PlansButton } from './components/plans-button.tsx';
export { VisitorPlanAction } from './components/visitor-plan-action.tsx';
export { usePlanName, useUnlockingPlans } from './use-plan-names.ts';
