import type { Answer, AnswerBlock, Conversation, Turn } from '@navor/contract';

export const conversationId = '5f0c8f8e-5e5e-4c6e-9d0e-2f6f6f1f7a10';

export function html(text: string): AnswerBlock {
  return { kind: 'html', html: `<p>${text}</p>`, source: text, equalities: [] };
}

/** The first answer to the n-th turn, finished unless told otherwise. */
export function answer(number: number, changes: Partial<Answer> = {}): Answer {
  return {
    id: `00000000-0000-4000-8001-${String(number).padStart(12, '0')}`,
    turn_id: turnId(number),
    number: 1,
    question: `Vprašanje ${number}`,
    status: 'done',
    failure: null,
    source: 'embedded',
    blocks: [html(`Odgovor ${number}`)],
    open_text: '',
    citations: [],
    notices: [],
    revision: 3,
    created_at: new Date('2026-11-15T10:00:00Z'),
    finished_at: new Date('2026-11-15T10:00:05Z'),
    ...changes,
  };
}

export function turn(number: number, changes: Partial<Turn> = {}): Turn {
  return {
    id: turnId(number),
    number,
    text: `Vprašanje ${number}`,
    attachments: [],
    created_at: new Date('2026-11-15T10:00:00Z'),
    answer: answer(number),
    earlier_answer: null,
    ...changes,
  };
}

export function conversation(turns: Turn[], has_earlier = false): Conversation {
  return {
    id: conversationId,
    title: 'Ohmov zakon',
    language: 'sl',
    updated_at: new Date('2026-11-15T10:00:00Z'),
    is_writing: turns.some((each) => each.answer?.status === 'writing'),
    turns,
    has_earlier,
  };
}

function turnId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
