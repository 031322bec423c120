import type { Language } from '@navor/languages';
import type { Viewer } from '../../../platform/access.ts';
import type { Services } from '../../../platform/services.ts';
import { type FoundPassage, findOpenings, findPassages, scopeOf, tellingWords } from '../../search/index.ts';
import type { LoadedAttachment } from '../answers/pipeline.ts';
import type { GroundedPassage } from './grounded-passage.ts';

type Grounding = {
  viewer: Viewer;
  language: Language;
  question: string;
  attachments: readonly LoadedAttachment[];
  history: readonly { question: string }[];
};

/** As many passages, and as much of them, as an answer leans on. */
const [mostFound, mostAttached, longestTogether] = [6, 4, 6000];

/**
 * Passages of our own content that an answer can lean on, of what is attached first; none where nothing is really about the
 * question. Everything is read with the rights of whoever asks.
 */
export async function groundQuestion(
  { pool }: Pick<Services, 'pool'>,
  { viewer, language, question, attachments, history }: Grounding,
): Promise<GroundedPassage[]> {
  const scope = scopeOf(viewer);
  const items = attachments.flatMap(itemOf);
  const [attached, found] = await Promise.all([
    items.length === 0 ? [] : findPassages(pool, scope, { q: question, language, most: mostAttached, items }),
    findPassages(pool, scope, { q: question, language, most: mostFound }),
  ]);
  const ofAttached =
    items.length > 0 && attached.length === 0
      ? await findOpenings(pool, scope, { items, language, most: 2 })
      : attached;
  const strong = found.filter(({ isStrong }) => isStrong);
  const fitting = [...ofAttached, ...strong];
  if (fitting.length > 0) return numbered(fitting);
  const before = history.at(-1)?.question;
  if (before === undefined || !isFollowUp(question)) return [];
  const again = await findPassages(pool, scope, { q: `${before}\n${question}`, language, most: mostFound });
  const ownWords = tellingWords(question, language);
  const hasOwn = ({ path }: FoundPassage) => ownWords.length === 0 || found.some((own) => own.path === path);
  return numbered(again.filter((passage) => passage.isStrong && hasOwn(passage)));
}

function itemOf({ attachment, text }: LoadedAttachment): { kind: 'lesson' | 'library'; itemId: string }[] {
  if (text === '' || attachment.kind === 'question') return [];
  return attachment.kind === 'lesson'
    ? [{ kind: 'lesson', itemId: `${attachment.course_id}/${attachment.lesson_id}` }]
    : [{ kind: 'library', itemId: attachment.item_id }];
}

/** `And why?` goes on with what was asked before, and so does what has words of its own that fit there; a longer question stands for itself. */
const longestFollowUp = 60;

function isFollowUp(question: string): boolean {
  return question.length <= longestFollowUp;
}

/** Each once, numbered for producers. */
function numbered(passages: FoundPassage[]): GroundedPassage[] {
  const grounded: GroundedPassage[] = [];
  let length = 0;
  for (const passage of passages) {
    const { kind, itemId, language, title, anchor, heading, text, path } = passage;
    const isKnown = grounded.some((each) => each.path === path && each.kind === kind && each.text === text);
    length += isKnown ? 0 : text.length;
    if (isKnown || (length > longestTogether && grounded.length > 0)) continue;
    grounded.push({ number: grounded.length + 1, kind, itemId, language, title, anchor, heading, text, path });
  }
  return grounded;
}
