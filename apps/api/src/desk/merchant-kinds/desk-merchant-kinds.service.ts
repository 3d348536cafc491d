import type { DeskMerchantCategory, DeskMerchantKind, MerchantCategoryWords } from '@souk/contract/desk';
import type { Deps } from '../../deps';
import { fieldErrors, ReplyError } from '../../errors';
import type { Locale } from '../../locale';
import { createWords } from '../../words';
import { note } from '../audit';
import type { DeskHandlers } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { changed } from '../logged-change';
import { refuseOvertaken, versionOf } from '../version-of';
import {
  type KindList,
  lockKinds,
  readCategories,
  readTypes,
  removeKind,
  writeCategory,
  writeType,
} from './merchant-kinds.repository';

const lists = ['types', 'categories'] as const satisfies readonly KindList[];

const words = createWords({
  twice: { en: 'Another one has this name', fr: 'Un autre porte ce nom' },
  inUse: {
    en: '“{name}” cannot be removed: {merchants} merchants and {applications} applications have it',
    fr: '« {name} » ne peut être retiré : {merchants} marchands et {applications} candidatures l’utilisent',
  },
});

type Named = Pick<DeskMerchantCategory, 'en' | 'fr'>;
type Kind = Named & Pick<DeskMerchantKind, 'choiceEn' | 'choiceFr'>;

const readBoth = async () => ({ types: await readTypes(), categories: await readCategories() });
type Both = Awaited<ReturnType<typeof readBoth>>;
/** What a version names: counts change by themselves. */
const textsOf = ({ types, categories }: Both) => ({
  types: types.map(({ id, en, fr, choiceEn, choiceFr }) => ({ id, en, fr, choiceEn, choiceFr })),
  categories: categories.map(({ id, en, fr }) => ({ id, en, fr })),
});

/** Fields of a list whose name stands further up, by their paths. */
const repeatedIn = (list: KindList, kinds: readonly MerchantCategoryWords[]): string[] =>
  kinds.flatMap((kind, at) =>
    (['en', 'fr'] as const)
      .filter((language) => {
        const nameOf = (one: MerchantCategoryWords) => one[language].toLocaleLowerCase(language);
        return kinds.slice(0, at).some((one) => nameOf(one) === nameOf(kind));
      })
      .map((language) => `${list}.${at}.${language}`),
  );

/** @throws {ReplyError} 400 at the list, naming the first of `removed` that a merchant or an application has */
const refuseInUse = (list: KindList, removed: readonly DeskMerchantCategory[], locale: Locale) => {
  const used = removed.find(({ merchants, applications }) => merchants + applications > 0);
  if (!used) return;
  const { merchants, applications, [locale]: name } = used;
  throw fieldErrors({ [list]: words(locale, 'inUse', { name, merchants, applications }) });
};

const nameLine = ({ en, fr }: Named) => `${en} / ${fr}`;

/** How the log says both lists: a line for each of their names, in their order, with what an applicant reads in its place. */
const linesOf = ({ types, categories }: { types: readonly Kind[]; categories: readonly Named[] }) => ({
  types: types.map(({ choiceEn: en, choiceFr: fr, ...kind }) =>
    [nameLine(kind), ...(en || fr ? [nameLine({ en, fr })] : [])].join(': '),
  ),
  categories: categories.map(nameLine),
});

/** Kinds of merchants and the categories they work in: both lists are saved together, the second of two editors is told. */
export function deskMerchantKinds({ clock }: Pick<Deps, 'clock'>) {
  return {
    async merchantKinds() {
      const both = await readBoth();
      return { version: versionOf(textsOf(both)), ...both };
    },

    async merchantKindsSave({ body: { version, ...next } }, ctx) {
      const twice = lists.flatMap((list) => repeatedIn(list, next[list]));
      if (twice.length > 0)
        throw fieldErrors(Object.fromEntries(twice.map((field) => [field, words(ctx.locale, 'twice')])));
      await lockKinds();
      const before = await readBoth();
      refuseOvertaken(textsOf(before), version, ctx);
      for (const list of lists) {
        const named = next[list].flatMap(({ id }) => (id === null ? [] : [id]));
        const isKnown = (id: number) => before[list].some((kind) => kind.id === id);
        if (new Set(named).size < named.length || !named.every(isKnown))
          throw new ReplyError('CHANGED_MEANWHILE', deskWords(ctx.locale, 'moved'));
        const removed = before[list].filter(({ id }) => !named.includes(id));
        refuseInUse(list, removed, ctx.locale);
        for (const { id } of removed) await removeKind(list, id);
      }
      for (const [sort, kind] of next.types.entries()) await writeType(kind, sort);
      for (const [sort, category] of next.categories.entries()) await writeCategory(category, sort);
      await note(ctx, clock.now(), {
        subject: ['settings', ctx.storeId],
        ...changed(linesOf(before), linesOf(next)),
      });
      return true as const;
    },
  } satisfies Partial<DeskHandlers>;
}
