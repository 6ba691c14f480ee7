import type { ActivityId } from '@mynah/contract/workspaces/audit-log';

/** How our entries map to the classes and activities of OCSF 1.6 (schema.ocsf.io). */

interface AuditClass {
  name: string;
  uid: number;
  /** Which of our entries belong to it. */
  members: readonly string[];
  activityIds: Readonly<Record<string, ActivityId>>;
}

const accountChange: AuditClass = {
  name: 'Account Change',
  uid: 3001,
  members: ['account', 'backup-code', 'granted-access', 'passkey', 'phone-number', 'second-factor'],
  activityIds: { create: 1, enable: 2, disable: 5, delete: 6 },
};

const authentication: AuditClass = {
  name: 'Authentication',
  uid: 3002,
  members: ['session', 'single-sign-on', 'trusted-device'],
  activityIds: { 'sign-in': 1, delete: 2, 'delete-others': 2 },
};

const userAccess: AuditClass = {
  name: 'User Access Management',
  uid: 3005,
  members: ['invite', 'member', 'resource'],
  activityIds: { join: 1, provision: 1, share: 1, remove: 2, revoke: 2, unshare: 2 },
};

const groupManagement: AuditClass = {
  name: 'Group Management',
  uid: 3006,
  members: ['group'],
  activityIds: { 'add-member': 3, 'remove-member': 4, delete: 5, create: 6 },
};

/** All that belongs to no other class. */
const entityManagement: AuditClass = {
  name: 'Entity Management',
  uid: 3004,
  members: [],
  activityIds: {
    create: 1,
    edit: 3,
    update: 3,
    rotate: 3,
    delete: 4,
    enable: 8,
    disable: 9,
    'auto-disable': 9,
  },
};

const named = [accountChange, authentication, userAccess, groupManagement];
const other = 99;

export const classOf = (className: string): AuditClass =>
  named.find(({ members }) => members.includes(className)) ?? entityManagement;

export const activityIdOf = (className: string, activityName: string): ActivityId =>
  classOf(className).activityIds[activityName] ?? other;

/** Entries of a class by its OCSF name; undefined for a name that is none. */
export function findEntriesOfClass(
  name: string,
): { isOneOf: readonly string[] } | { isNoneOf: readonly string[] } | undefined {
  const wanted = name.toLowerCase();
  if (wanted === entityManagement.name.toLowerCase()) {
    return { isNoneOf: named.flatMap(({ members }) => members) };
  }
  const found = named.find((known) => known.name.toLowerCase() === wanted);
  return found && { isOneOf: found.members };
}
