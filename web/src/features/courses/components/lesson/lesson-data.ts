import type { Lesson } from '@navor/contract';
import type { BodyPartData } from '#screen/reading/body-in-page.ts';

/** A lesson as the data of its screen carries it. */
export type LessonData = Omit<Lesson, 'body'> & { body: BodyPartData[] };
