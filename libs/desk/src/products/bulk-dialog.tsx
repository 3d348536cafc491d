import { isRefused } from '@souk/api-client';
import { bulkProductsMost, type DeskInput } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { toastsStore, useApi, useSay } from '@souk/state';
import { Dialog, Notice, Stack } from '@souk/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useAskedClose } from '../parts/form-dialog';
import { useUnsaved } from '../parts/unsaved-guard';
import { useDesk, useDeskChange } from '../parts/use-desk';
import type { ChosenProduct } from './use-chosen-products';

/** Products that are about to be changed; `onDone` is told which ones were. */
export type BulkProps = {
  products: readonly ChosenProduct[];
  onDone: (ids: readonly number[]) => unknown;
  onClose: () => void;
};

type CallName = 'productsPublish' | 'productsArchive' | 'productsCategory' | 'productsPrices' | 'productsStock';

/** How many products were tried, of how many. */
type Progress = { done: number; total: number };

/** A product with the version that it has after a change. */
export type SeenProduct = { id: number; version: number };

/** Takes back a change of these products. */
type Undo = (products: readonly SeenProduct[]) => Promise<void>;

/** A product that was not changed, and why. */
type RefusedProduct = { id: number; name: string; message: string };

/** Products as a call takes them: with the version that was seen. */
export const seenVersions = (products: readonly ChosenProduct[]) =>
  products.map(({ id, version }) => ({ id, version }));

/** Products as many at a time as a call takes. */
export const partsOf = <P,>(products: readonly P[]): P[][] =>
  Array.from({ length: Math.ceil(products.length / bulkProductsMost) }, (_, at) =>
    products.slice(at * bulkProductsMost, (at + 1) * bulkProductsMost),
  );

/** A part that may have been changed, although no answer came, and what was asked for it. */
type Unanswered = { part: readonly ChosenProduct[]; asked: string };

/** By client, then by desk and call: whoever closes a dialog after a lost answer and opens it again asks for the same, not for more. */
const pendingByClient = new WeakMap<object, Map<string, Unanswered>>();

const useUnanswered = (name: CallName) => {
  const client = useApi();
  const key = `${useDesk().merchantId} ${name}`;
  const all = pendingByClient.get(client) ?? new Map<string, Unanswered>();
  pendingByClient.set(client, all);
  return {
    read: () => all.get(key),
    note: (one: Unanswered) => void all.set(key, one),
    forget: () => void all.delete(key),
  };
};

/**
 * Changes several products, as many by one call as it takes: what was refused stays with its reason, and the dialog closes once nothing
 * was. A dialog that is closed meanwhile ends it after the call that runs;
 * leaving the page meanwhile is asked about. Source: docs/adr/0058-products-are-changed-by-the-open-screen.md.
 * @param undo takes back what was changed; absent: that is not offered
 */
export const useBulkChange = <K extends CallName>(name: K, { products, onDone, onClose }: BulkProps, undo?: Undo) => {
  const say = useSay();
  const [refused, setRefused] = useState<readonly RefusedProduct[]>([]);
  const [progress, setProgress] = useState<Progress | null>(null);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  useUnsaved(progress !== null);
  const change = useDeskChange(name, { done: null });
  const unanswered = useUnanswered(name);
  /** That part comes first again, as its products were seen then: asked for as before, the server makes it once. */
  const partsFor = (inputOf: (part: readonly ChosenProduct[]) => DeskInput<K>) => {
    const { part, asked } = unanswered.read() ?? { part: [] };
    const ids = part.map(({ id }) => id);
    const isChosen = ids.every((id) => products.some((product) => product.id === id));
    if (!isChosen || asked !== JSON.stringify(inputOf(part))) return partsOf(products);
    return [part, ...partsOf(products.filter(({ id }) => !ids.includes(id)))];
  };
  const run = async (inputOf: (part: readonly ChosenProduct[]) => DeskInput<K>) => {
    const names = new Map(products.map((product) => [product.id, product.name]));
    const [done, changed, left]: [number[], SeenProduct[], RefusedProduct[]] = [[], [], []];
    let hasFailed = false;
    try {
      for (const part of partsFor(inputOf)) {
        if (!isOpen.current) break;
        setProgress({ done: done.length + left.length, total: products.length });
        unanswered.note({ part, asked: JSON.stringify(inputOf(part)) });
        const result = await change.mutateAsync(inputOf(part));
        unanswered.forget();
        done.push(...result.done);
        changed.push(...result.changed);
        left.push(...result.refused.map(({ id, message }) => ({ id, message, name: names.get(id) ?? '' })));
      }
    } catch (error) {
      // `useDeskChange` says so over the page; what was changed before stays
      hasFailed = true;
      if (isRefused(error)) unanswered.forget();
    }
    setProgress(null);
    setRefused(left);
    const values = { count: done.length };
    if (undo && changed.length > 0)
      toastsStore.getState().show({
        kind: 'status',
        text: say.words('desk.bulk.done', values),
        action: { label: say.words('desk.bulk.undo'), run: () => void undo(changed) },
        isUndo: true,
      });
    else if (done.length > 0) say.done('desk.bulk.done', values);
    await onDone(done);
    if (left.length === 0 && !hasFailed && isOpen.current) onClose();
  };
  return {
    refused,
    progress,
    isBusy: progress !== null,
    send: (inputOf: (part: readonly ChosenProduct[]) => DeskInput<K>) => {
      // What was refused may be gone from the list since.
      if (products.length === 0) return onClose();
      if (progress === null) void run(inputOf);
    },
  };
};

type Props = {
  title: string;
  refused: readonly RefusedProduct[];
  /** Null: nothing is being changed. */
  progress: Progress | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that changes several products: its form, and below it what was refused by name. */
export function BulkDialog({ title, refused, progress, onSubmit, onClose, children }: Props) {
  const t = useT();
  const [isTyped, setTyped] = useState(false);
  // While it changes products, and once it has told of some, nothing is lost by closing it.
  const close = useAskedClose(isTyped && progress === null && refused.length === 0, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog title={title} closeLabel={t('word.close')} onClose={close} $width={640}>
      <Stack as="form" noValidate $gap={4} onInput={() => setTyped(true)} onSubmit={submit}>
        {refused.length > 0 && (
          <Notice $tone="sale" role="alert">
            <FormattedMessage id="desk.bulk.refused" values={{ count: refused.length }} />
            <ul>
              {refused.map(({ id, name, message }) => (
                <li key={id}>
                  <FormattedMessage id="desk.bulk.reason" values={{ name, message }} />
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {children}
        {progress && progress.total > bulkProductsMost && (
          <p role="status">
            <FormattedMessage id="desk.bulk.progress" values={progress} />
          </p>
        )}
      </Stack>
    </Dialog>
  );
}
