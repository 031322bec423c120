export default function CourseQuizzesScreen() {
  return null;
}
