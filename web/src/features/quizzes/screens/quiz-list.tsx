export default function QuizListScreen() {
  return null;
}
