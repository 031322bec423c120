import type { PersonalTable } from '../../platform/personal-data.ts';
import {
  assistantAnswerParts,
  assistantAnswers,
  assistantConversations,
  assistantTurns,
  assistantUsage,
} from './assistant.tables.ts';

export const assistantPersonalTables: PersonalTable[] = [
  { name: 'assistant-conversations', table: assistantConversations, owner: assistantConversations.userId },
  { name: 'assistant-questions', table: assistantTurns, owner: assistantTurns.userId },
  { name: 'assistant-answers', table: assistantAnswers, owner: assistantAnswers.userId },
  { name: 'assistant-answer-parts', table: assistantAnswerParts, owner: assistantAnswerParts.userId },
  { name: 'assistant-usage', table: assistantUsage, owner: assistantUsage.userId },
];
