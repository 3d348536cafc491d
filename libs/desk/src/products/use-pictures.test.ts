import { type DeskCallName, deskCalls, memberRoles, staffRoles } from '@souk/contract/desk';
import { memberMay, staffMay } from '@souk/domain/desk';
import type { PictureCall } from './use-uploads';

/** Calls that save a form with pictures, and the call by which the form sends them. */
const forms: readonly (readonly [save: DeskCallName, picture: PictureCall])[] = [
  ['productCreate', 'productPicture'],
  ['productSave', 'productPicture'],
  ['categoryCreate', 'productPicture'],
  ['categorySave', 'productPicture'],
  ['homeSave', 'bannerPicture'],
  ['ticketAnswer', 'ticketPicture'],
];

test.each(forms)('[DESK-01] whoever may make %s may send its pictures by %s', (save, picture) => {
  const needed = (name: DeskCallName) => deskCalls[name].permission;
  for (const may of [...staffRoles.map((role) => staffMay([role])), ...memberRoles.map(memberMay)]) {
    const allowed: readonly string[] = may;
    if (allowed.includes(needed(save))) expect(allowed).toContain(needed(picture));
  }
});
