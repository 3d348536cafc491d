import { useEffect, useState, type RefObject } from 'react';

const longest = 40;

/**
 * What the channel calls its show, for the bar: its content may post `{ liveCaption: 'Thu 8 pm' }` to the page around it.
 * Anything else, and anything of another window, is left unread. Source: docs/custom-pages, Live channel.
 */
export const useCaption = (frame: RefObject<HTMLIFrameElement | null>): string => {
  const [caption, setCaption] = useState('');
  useEffect(() => {
    const read = ({ source, data }: MessageEvent<unknown>) => {
      if (!frame.current || source !== frame.current.contentWindow) return;
      const said = (data as { liveCaption?: unknown } | null)?.liveCaption;
      if (typeof said === 'string') setCaption(said.slice(0, longest));
    };
    addEventListener('message', read);
    return () => removeEventListener('message', read);
  }, [frame]);
  return caption;
};
