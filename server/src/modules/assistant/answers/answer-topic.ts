export const answerTopic = (answerId: string) => `assistant-answer:${answerId}`;
