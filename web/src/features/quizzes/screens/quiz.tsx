export default function QuizScreen() {
  return null;
}
