import { tierBenefits } from '@navor/contract/choices';

/** Whoever may send so many is offered no further plan. */
export const mostMessagesPerDay = Math.max(
  ...Object.values(tierBenefits).map(({ assistantMessagesPerDay }) => assistantMessagesPerDay),
);
