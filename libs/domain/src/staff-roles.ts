/** Roles of the platform's people, in the order in which screens list them. `admin` may do everything. */
export const staffRoles = ['admin', 'orders', 'catalogue', 'support', 'finance', 'content', 'auditor'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** Whether a text names a role. */
export const isStaffRole = (text: string): text is StaffRole => (staffRoles as readonly string[]).includes(text);
