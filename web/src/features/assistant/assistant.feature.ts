import { Gauge, Sparkles } from 'lucide-react';
import { href } from 'react-router';
import type { Feature } from '#screen/feature.ts';

const chatPath = href('/dashboard/ai-chat/:conversationId?');
const usagePath = href('/dashboard/ai-usage');

export const assistantFeature: Feature = {
  sidebar: [{ group: 'main', to: chatPath, label: 'aiChat', icon: Sparkles, also: /^\/dashboard\/ai-usage(\/|$)/ }],
  palette: [{ to: usagePath, label: 'assistantUsage', icon: Gauge }],
};
