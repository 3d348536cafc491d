import type { DeskMerchantKind, MerchantKindWords } from '@souk/contract/desk';
import type { Deps } from '../../deps';
import { fieldErrors, ReplyError } from '../../errors';
import type { Locale } from '../../locale';
import { createWords } from '../../words';
import { note } from '../audit';
import type { DeskHandlers } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { changed } from '../own-pages/logged-change';
import { refuseOvertaken, versionOf } from '../own-pages/version-of';
import { type KindList, lockKinds, readKinds, removeKind, writeKind } from './merchant-kinds.repository';

const lists = ['types', 'categories'] as const satisfies readonly KindList[];

const words = createWords({
  twice: { en: 'Another one has this name', fr: 'Un autre porte ce nom' },
  inUse: {
    en: '“{name}” cannot be removed: {merchants} merchants and {applications} applications have it',
    fr: '« {name} » ne peut être retiré : {merchants} marchands et {applications} candidatures l’utilisent',
  },
});

type Named = Pick<DeskMerchantKind, 'id' | 'en' | 'fr'>;
const wordsOf = ({ id, en, fr }: Named): Named => ({ id, en, fr });

const readBoth = async () => ({ types: await readKinds('types'), categories: await readKinds('categories') });
type Both = Awaited<ReturnType<typeof readBoth>>;
/** What a version names: counts change by themselves. */
const textsOf = ({ types, categories }: Both) => ({ types: types.map(wordsOf), categories: categories.map(wordsOf) });

/** Fields of a list whose name stands further up, by their paths. */
const repeatedIn = (list: KindList, kinds: readonly MerchantKindWords[]): string[] =>
  kinds.flatMap((kind, at) =>
    (['en', 'fr'] as const)
      .filter((language) => {
        const nameOf = (one: MerchantKindWords) => one[language].toLocaleLowerCase(language);
        return kinds.slice(0, at).some((one) => nameOf(one) === nameOf(kind));
      })
      .map((language) => `${list}.${at}.${language}`),
  );

/** @throws {ReplyError} 400 at the list, naming the first of `removed` that a merchant or an application has */
const refuseInUse = (list: KindList, removed: readonly DeskMerchantKind[], locale: Locale) => {
  const used = removed.find(({ merchants, applications }) => merchants + applications > 0);
  if (!used) return;
  const { merchants, applications, [locale]: name } = used;
  throw fieldErrors({ [list]: words(locale, 'inUse', { name, merchants, applications }) });
};

/** How the log says a list: a line for each, in its order. */
const linesOf = ({ types, categories }: Record<KindList, readonly Pick<Named, 'en' | 'fr'>[]>) => {
  const line = ({ en, fr }: Pick<Named, 'en' | 'fr'>) => `${en} / ${fr}`;
  return { types: types.map(line), categories: categories.map(line) };
};

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
        for (const [sort, kind] of next[list].entries()) await writeKind(list, kind, sort);
      }
      await note(ctx, clock.now(), {
        subject: ['settings', ctx.storeId],
        ...changed(linesOf(before), linesOf(next)),
      });
      return true as const;
    },
  } satisfies Partial<DeskHandlers>;
}
