import type { Logger } from '../../platform/logging.ts';
import { type FileProblem, isError } from './problem.ts';

/** What texts belong to, such as a course, with those of them that could be read. */
export type RenderedTexts<Text> = { id: string; folder: string; texts: Text[] };

type Rendered<Text> = {
  owners: RenderedTexts<Text>[];
  problems: FileProblem[];
  /** Keeps how these texts look, and tells which others of the owner stay as they were. */
  save: (ownerId: string, sound: Text[]) => Promise<object[]>;
};

/** Saves texts that a new renderer made, but none that it finds faults in: these stay as the former one made them. */
export async function saveRendered<Text extends { path: string }>(
  log: Logger,
  { owners, problems, save }: Rendered<Text>,
): Promise<void> {
  const errors = problems.filter(isError);
  const faulty = new Set(errors.map(({ path }) => path));
  for (const { id, folder, texts } of owners) {
    const kept = await save(
      id,
      texts.filter(({ path }) => !faulty.has(path)),
    );
    if (kept.length === 0) continue;
    const faults = errors.filter(({ path }) => path.startsWith(`${folder}/`));
    log.warn({ folder, kept, faults }, 'texts not rendered anew: they have faults');
  }
}
