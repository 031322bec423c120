export default function EditQuestionScreen() {
  return null;
}
