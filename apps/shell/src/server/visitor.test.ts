import type { ServerResponse } from 'node:http';
import type { ReleaseRegistry } from './releases/registry';
import { visitorOf } from './visitor';

const release = { stable: { version: '1.0.0' }, canary: { release: { version: '1.1.0' }, percent: 10 } };
const registry = (remotes: object) => ({ set: { remotes } }) as unknown as ReleaseRegistry; // only its set is read
const cookieFor = (publicOrigin: string, remotes: object, cookies: Record<string, string> = {}) => {
  const set: string[] = [];
  const res = { appendHeader: (_name: string, value: string) => set.push(value) } as unknown as ServerResponse; // only headers are set
  const visitor = visitorOf({ releases: registry(remotes), config: { publicOrigin } }, { cookies, area: null }, res);
  return { visitor, set };
};

test('no cookie while there is no canary', () => {
  expect(cookieFor('https://souk.test', { catalog: { stable: { version: '1.0.0' } } })).toEqual({
    visitor: null,
    set: [],
  });
});

test('the visitor’s id is out of reach of scripts, and of plain connections where the store is on https', () => {
  expect(cookieFor('https://souk.test', { catalog: release }).set).toEqual([
    expect.stringMatching(/^visitor=[\w-]{16}; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure$/),
  ]);
  expect(cookieFor('http://localhost:4200', { catalog: release }).set[0]).toMatch(/HttpOnly$/);
});

test('a known visitor keeps the id, one of another shape is given a new one', () => {
  const known = 'a'.repeat(16);
  expect(cookieFor('https://souk.test', { catalog: release }, { visitor: known })).toEqual({ visitor: known, set: [] });
  expect(cookieFor('https://souk.test', { catalog: release }, { visitor: '<x>' }).visitor).not.toBe('<x>');
});
