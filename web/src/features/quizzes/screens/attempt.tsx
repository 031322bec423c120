export default function AttemptScreen() {
  return null;
}
