export default function OwnAnalyticsScreen() {
  return null;
}
