import { findCharacterTypeTrouble, characterTypeTrouble } from './character-type';
import { openEmbedded } from './open';

test('a database that takes é for no letter is told of; any other is not', () => {
  expect(characterTypeTrouble('C')).toContain("LC_CTYPE 'C.UTF-8'");
  expect(characterTypeTrouble('POSIX')).toContain('LC_CTYPE is POSIX');
  for (const good of ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'fr_FR.utf8']) expect(characterTypeTrouble(good)).toBeNull();
});

test('the embedded database knows letters', async () => {
  const database = await openEmbedded();
  expect(await findCharacterTypeTrouble(database)).toBeNull();
  await database.close();
});
