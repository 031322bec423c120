import { z } from 'zod';

/** Names what one form writes: sent again, as after an answer that was lost, it is answered as it was first and done once. */
export const writeKey = z.uuid().optional();
