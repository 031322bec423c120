import { z } from 'zod';

/** A time zone by any name that there is for it: lists have Asia/Calcutta, people choose Asia/Kolkata. */
export const timeZoneName = z.string().max(64).refine(isTimeZone);

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
