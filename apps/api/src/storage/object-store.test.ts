import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore } from './folder-store';
import { createLayeredStore } from './layered-store';
import { objectStoreSuite } from './object-store.suite';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-objects-'));
  folders.push(folder);
  return folder;
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

describe('objects in a folder', () => {
  const folder = newFolder();
  objectStoreSuite(() => createFolderStore(folder));

  test('nothing half written is left beside them', async () => {
    const own = newFolder();
    await createFolderStore(own).put('public/pictures/a.webp', Buffer.from('x'));
    expect(readdirSync(join(own, 'pictures'))).toEqual(['a.webp']);
  });

  test('a write that fails leaves nothing behind: a disk that is full does not fill up further', async () => {
    const own = newFolder();
    mkdirSync(join(own, 'pictures/a.webp'), { recursive: true }); // in the place of the file
    await expect(createFolderStore(own).put('public/pictures/a.webp', Buffer.from('x'))).rejects.toThrow();
    expect(readdirSync(join(own, 'pictures'))).toEqual(['a.webp']);
  });
});

describe('objects nearby and far', () => {
  const [near, far] = [createFolderStore(newFolder()), createFolderStore(newFolder())];
  objectStoreSuite(() => createLayeredStore(near, far));

  test('what only the far store has is read once from there', async () => {
    await far.put('public/pictures/made-elsewhere.webp', Buffer.from('x'));
    const store = createLayeredStore(near, far);
    expect((await store.get('public/pictures/made-elsewhere.webp'))?.bytes).toBe(1);
    await far.remove('public/pictures/made-elsewhere.webp');
    expect((await store.get('public/pictures/made-elsewhere.webp'))?.bytes).toBe(1);
  });
});
