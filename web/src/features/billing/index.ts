export { useTierAndOffer } from './components/administration/plan-origin.tsx';
export { SubscriptionsTable } from './components/administration/subscriptions-table.tsx';
export { PlanGrid } from './components/plan-grid.tsx';
export { PlansButton } from './components/plans-button.tsx';
export { VisitorPlanAction } from './components/visitor-plan-action.tsx';
export { useTierName, useUnlockingPlans } from './use-tier-names.ts';
