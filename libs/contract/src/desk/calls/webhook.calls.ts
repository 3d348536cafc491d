import type { DeskCallTable } from './desk-call';

/** Webhooks. */
export const webhookCalls = {
  /** Addresses that other systems are told at of what happens. */
  hooks: { method: 'GET', path: '/webhooks', permission: 'webhooks.read' },
  hook: { method: 'GET', path: '/webhooks/:id', permission: 'webhooks.read' },
  /** Registers an address; its secret is told now and never again. */
  hookCreate: { method: 'POST', path: '/webhooks', permission: 'webhooks.write', sudo: true, isSecret: true },
  hookSave: { method: 'POST', path: '/webhooks/:id', permission: 'webhooks.write', sudo: true },
  /** Replaces the secret; the old one signs besides for a day. */
  hookRotate: {
    method: 'POST',
    path: '/webhooks/:id/rotate',
    permission: 'webhooks.write',
    sudo: true,
    isSecret: true,
  },
  /** Sends a message that says nothing, to see that it arrives and is trusted. */
  hookTest: { method: 'POST', path: '/webhooks/:id/test', permission: 'webhooks.write' },
  /** Sends a message again, with all its tries. */
  hookResend: { method: 'POST', path: '/webhooks/:id/deliveries/:delivery/again', permission: 'webhooks.write' },
} as const satisfies DeskCallTable;
