import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage, type Storage } from './storage';

/** A bucket in memory, without keys and rules, which can refuse everybody. */
const objects = new Map<string, Buffer>();
let isBusy = false;
let bucket: Server;
let storageUrl = '';
const dataDir = mkdtempSync(join(tmpdir(), 'souk-storage-'));
beforeAll(async () => {
  bucket = createServer(async (req, res) => {
    const key = (req.url ?? '').replace('/bucket/', '');
    const body = Buffer.concat(await req.toArray());
    if (isBusy) return res.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
    if (req.method === 'PUT') objects.set(key, body);
    const found = objects.get(key);
    return found ? res.end(found) : res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  storageUrl = `http://key:secret@127.0.0.1:${(bucket.address() as AddressInfo).port}/bucket`;
});
afterAll(() => {
  bucket.closeAllConnections();
  bucket.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Storage and what it reported; `next` waits for one more report. */
const open = () => {
  const reports: string[] = [];
  let heard: () => void = () => undefined;
  const storage: Storage = openStorage({ dataDir, storageUrl }, (state, reason) => {
    reports.push(`${state} ${reason}`.trim());
    heard();
  });
  const until = async (count: number) => {
    while (reports.length < count) await new Promise<void>((resolve) => (heard = resolve));
  };
  return { storage, reports, until };
};

test('without a bucket the folder and the database hold everything', async () => {
  const storage = openStorage({ dataDir, storageUrl: undefined }, () => undefined);
  expect([storage.uploads, storage.state()]).toEqual([null, 'own']);
  await storage.pictures.put('public/pictures/own.webp', Buffer.from('x'));
  expect(existsSync(join(dataDir, 'pictures/own.webp'))).toBe(true);
});

test('a bucket is tried at the start by an object of its own, and each change of its state is reported once', async () => {
  const { storage, reports, until } = open();
  expect(storage.state()).toBe('not reached');
  await until(1);
  expect(objects.has('private/health.txt')).toBe(true);
  isBusy = true;
  const key = 'public/uploads/a.webp';
  await expect(storage.uploads?.get(key)).rejects.toThrow('403 AccessDenied');
  await expect(storage.uploads?.get(key)).rejects.toThrow('403 AccessDenied');
  expect(storage.state()).toBe('not reached');
  isBusy = false;
  expect(await storage.uploads?.get(key)).toBeNull();
  expect(storage.state()).toBe('ready');
  expect(reports).toEqual(['ready', `not reached GET ${key}: 403 AccessDenied`, 'ready']);
  storage.close();
});

test('a process that starts while its bucket is out starts, and says so', async () => {
  isBusy = true;
  const { storage, reports, until } = open();
  await until(1);
  isBusy = false;
  expect([storage.state(), reports[0]]).toEqual(['not reached', expect.stringContaining('403 AccessDenied')]);
  storage.close();
});

test('a picture that another process resized is taken from the bucket, and then from the folder', async () => {
  objects.set('public/pictures/theirs.webp', Buffer.from('resized'));
  const { storage, until } = open();
  await until(1);
  expect((await storage.pictures.get('public/pictures/theirs.webp'))?.bytes).toBe(7);
  objects.delete('public/pictures/theirs.webp');
  expect((await storage.pictures.get('public/pictures/theirs.webp'))?.bytes).toBe(7);
  storage.close();
});
