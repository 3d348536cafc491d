import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { test } from '@playwright/test';
import { varnishBin } from '../cdn/varnish';
import { postgresBin, redisBin } from '../production/fleet';

/** A program of the system's own packages. */
const found = (...names: string[]): string | null => {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file)) ?? null;
};

/** From 1.21 on PgBouncer keeps prepared statements when connections go from hand to hand. */
const keepingPrepared = (bin: string | null): string | null => {
  const { stdout } = bin ? spawnSync(bin, ['--version'], { encoding: 'utf8' }) : { stdout: '' };
  const [, major, minor] = /^PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  return Number(major) * 1000 + Number(minor) >= 1021 ? bin : null;
};

const fakeTime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

/** What experiments need beside the store: where it lies on this machine, or null, and where it is to be had. */
export const programs = {
  postgres: { bin: postgresBin, from: 'Debian’s package postgresql' },
  counters: { bin: redisBin, from: 'Debian’s package redis-server, or Valkey' },
  haproxy: { bin: found('haproxy'), from: 'Debian’s package haproxy' },
  versitygw: { bin: process.env['VERSITYGW_BIN'] || null, from: 'Go' },
  varnish: { bin: varnishBin ?? null, from: 'Debian’s package varnish' },
  faketime: { bin: existsSync(fakeTime) ? fakeTime : null, from: 'Debian’s package libfaketime, on amd64' },
  strace: { bin: found('strace'), from: 'Debian’s package strace' },
  mount: { bin: process.getuid?.() === 0 ? found('mount') : null, from: 'the system, for its administrator alone' },
  pgbouncer: {
    bin: keepingPrepared(process.env['PGBOUNCER_BIN'] || found('pgbouncer')),
    from: 'PGBOUNCER_BIN, or Debian’s package pgbouncer; before 1.21 it keeps no prepared statements',
  },
} satisfies Record<string, { bin: string | null; from: string }>;

export type Program = keyof typeof programs;

/** What every fleet here is made of. */
const always: readonly Program[] = ['postgres', 'counters', 'haproxy', 'versitygw'];

/** Skips an experiment where a program is missing, by name. */
export const needs = (...more: Program[]) => {
  for (const name of [...always, ...more])
    test.skip(programs[name].bin === null, `${name} is missing: ${programs[name].from}`);
};

/** Where a program lies that `needs` has asked for. */
export const binOf = (name: Program): string => programs[name].bin ?? '';
