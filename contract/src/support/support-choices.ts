/** What a message to us can be about. */
export const contactTopics = ['organisation', 'subscription', 'content', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const messageLength = { min: 10, max: 4000 };
