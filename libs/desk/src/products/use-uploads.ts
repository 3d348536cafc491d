import { useSay } from '@souk/state';
import { useRef, useState } from 'react';
import { useDesk, useDeskApi } from '../parts/use-desk';

/** Calls that take pictures: whoever may save a form may make its own, and need not be allowed another form's. */
export type PictureCall = 'productPicture' | 'ticketPicture' | 'bannerPicture';

/** A picture that is on its way, or was not sent. */
export type Upload = {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** Why it was not sent, in a sentence. */
  trouble: string | null;
  /** The file itself is fine: it may be sent once more. */
  canRetry: boolean;
};

type Options = {
  call: PictureCall;
  /** Why a file is not to be sent, in a sentence; null: it is. @param before how many chosen ones come before it */
  check: (file: File, before: number) => string | null;
  onSent: (url: string) => void;
};

/** Sends pictures in their order, one after the other: one that fails holds up none of the others, and can be sent once more. */
export const useUploads = ({ call, check, onSent }: Options) => {
  const { merchantId } = useDesk();
  const api = useDeskApi(merchantId);
  const { errorText } = useSay();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef<Upload[]>([]);
  const isAtWork = useRef(false);
  const lastId = useRef(0);

  const change = (id: number, to: Partial<Upload>) =>
    setUploads((now) => now.map((one) => (one.id === id ? { ...one, ...to } : one)));
  const dismiss = (id: number) => setUploads((now) => now.filter((one) => one.id !== id));

  const sendOne = async ({ id, file }: Upload) => {
    change(id, { state: 'sending' });
    try {
      onSent((await api.call(call, { file })).url);
      dismiss(id);
    } catch (error) {
      change(id, { state: 'failed', trouble: errorText(error), canRetry: true });
    }
  };
  const enqueue = async (added: readonly Upload[]) => {
    queue.current.push(...added);
    if (isAtWork.current) return;
    isAtWork.current = true;
    for (let next = queue.current.shift(); next; next = queue.current.shift()) await sendOne(next);
    isAtWork.current = false;
  };

  return {
    uploads,
    isSending: uploads.some(({ state }) => state !== 'failed'),
    /** Sends files; what failed before is forgotten, unless it may be sent once more. */
    send: (files: readonly File[]) => {
      const on = uploads.filter(({ state }) => state !== 'failed').length;
      const added = files.map((file, at): Upload => {
        lastId.current += 1;
        const trouble = check(file, on + at);
        return { id: lastId.current, file, state: trouble ? 'failed' : 'waiting', trouble, canRetry: false };
      });
      setUploads((now) => [...now.filter(({ state, canRetry }) => state !== 'failed' || canRetry), ...added]);
      void enqueue(added.filter(({ state }) => state === 'waiting'));
    },
    retry: (upload: Upload) => {
      change(upload.id, { state: 'waiting', trouble: null });
      void enqueue([upload]);
    },
    dismiss,
  };
};
