export { AuditItem } from './components/audit-item.tsx';
