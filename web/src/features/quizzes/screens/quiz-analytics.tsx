export default function QuizAnalyticsScreen() {
  return null;
}
