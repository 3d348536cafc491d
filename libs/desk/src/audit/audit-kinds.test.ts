import { auditSubjects } from '@souk/contract/desk';
import { auditKindsOf } from './audit-kinds';
import english from './messages.en.json';

test('[DESK-07] every kind of thing has a word, and a merchant is offered no kind of the platform alone', () => {
  expect(auditSubjects.filter((kind) => !(`desk.audit.kind.${kind}` in english))).toEqual([]);
  expect(auditKindsOf(null)).toEqual(auditSubjects);
  expect(auditKindsOf(5)).not.toContain('settings');
  expect(auditKindsOf(5)).toContain('order');
});
