import type { Lesson } from '@navor/contract';
import type { CarriedPart } from '#screen/reading/withheld-body.ts';

/** A lesson as the data of its screen carries it. */
export type CarriedLesson = Omit<Lesson, 'body'> & { body: CarriedPart[] };
